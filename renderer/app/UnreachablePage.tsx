import { Button } from '../ui/Button.tsx';
import { FullPage } from './FullPage.tsx';

interface UnreachablePageProps {
  readonly reason: string;
  readonly onRetry: () => void;
}

/** For a page whose host does not answer at all. */
export function UnreachablePage({ reason, onRetry }: UnreachablePageProps) {
  return (
    <FullPage title="Signalbox does not answer">
      <p className="captured">{reason}</p>
      <p>Start it again with the command you started it with, then open the address that it prints.</p>
      <div>
        <Button look="primary" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </FullPage>
  );
}
