import { FullPage } from './FullPage.tsx';

/** For a page from an earlier launch, or one opened without its token. */
export function ExpiredPage() {
  return (
    <FullPage title="This page belongs to an earlier start of Signalbox">
      <p>
        Each start makes a new key for its pages, and this page does not have the present one. Nothing is lost: what was captured, held and
        typed is in the workspace.
      </p>
      <p>
        To go on, use the Signalbox window, or open the address that Signalbox printed when it was started: it ends in{' '}
        <code className="font-mono text-m text-ink">#token=…</code>
      </p>
    </FullPage>
  );
}
