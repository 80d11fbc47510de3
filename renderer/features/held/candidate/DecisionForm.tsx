import { Button } from '../../../ui/Button.tsx';
import { CallList } from './CallList.tsx';
import { removeCall } from './callEdit.ts';
import { setSay } from './candidateEdit.ts';
import type { CandidateView } from './candidateView.ts';
import type { Editing } from './editing.ts';
import { ErrorForm } from './ErrorForm.tsx';
import { placesOf } from './places.ts';
import { TextArea } from './TextArea.tsx';

export type DecisionTab = 'say' | 'calls' | 'error';

interface DecisionFormProps {
  readonly tab: DecisionTab;
  readonly view: CandidateView;
  readonly editing: Editing;
}

/** What the candidate says, calls, or why it fails; what stands in the other tab is never out of sight. */
export function DecisionForm({ tab, view, editing }: DecisionFormProps) {
  const { layout, marked, readOnly, edit } = editing;
  const { calls, say } = view;
  return (
    <div className="grid gap-2">
      {view.beyond.map((line) => (
        <p key={line} className="text-wait">{`${line} The form leaves it as it is; edit it as JSON.`}</p>
      ))}
      {tab === 'error' && <ErrorForm view={view} editing={editing} />}
      {tab === 'say' && (
        <TextArea
          label="Say"
          rows={3}
          value={say}
          place={placesOf(layout).say}
          against={marked.get(placesOf(layout).say)}
          disabled={readOnly}
          placeholder="What the agent says to the user"
          onChange={(text) => edit((frame, shape) => setSay(frame, shape, text))}
        />
      )}
      {tab === 'calls' && <CallList view={view} editing={editing} />}
      {tab === 'say' && calls.length > 0 && (
        <Beside
          text={`${calls.length} ${calls.length === 1 ? 'call stands' : 'calls stand'} beside it.`}
          action={calls.length === 1 ? 'Remove the call' : 'Remove the calls'}
          {...(readOnly
            ? {}
            : {
                onAct: () =>
                  edit((frame, shape) => calls.reduceRight((text, call) => removeCall(text, shape, call.index), frame), 'Calls removed'),
              })}
        />
      )}
      {tab === 'calls' && say !== '' && (
        <Beside
          text={`It also says “${say}”.`}
          action="Remove the text"
          {...(readOnly ? {} : { onAct: () => edit((frame, shape) => setSay(frame, shape, ''), 'Text removed') })}
        />
      )}
    </div>
  );
}

function Beside({ text, action, onAct }: { readonly text: string; readonly action: string; readonly onAct?: () => void }) {
  return (
    <div className="flex min-w-0 items-center gap-2.5 text-wait">
      <p className="captured-line min-w-0">{text}</p>
      {onAct && (
        <Button size="small" onClick={onAct}>
          {action}
        </Button>
      )}
    </div>
  );
}
