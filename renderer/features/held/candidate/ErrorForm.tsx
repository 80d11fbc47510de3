import { setErrorField } from './candidateEdit.ts';
import type { CandidateView } from './candidateView.ts';
import { ComboField } from './ComboField.tsx';
import type { Editing } from './editing.ts';
import { FieldRow } from './FieldRow.tsx';
import { placesOf } from './places.ts';
import { TextArea } from './TextArea.tsx';

/** A candidate that made no decision: its code, its message, the part that failed. */
export function ErrorForm({ view, editing }: { readonly view: CandidateView; readonly editing: Editing }) {
  const { layout, marked, readOnly, edit } = editing;
  if (!layout.error) return <p className="text-ink-3">This contract has no candidates that are errors.</p>;
  const places = placesOf(layout);
  const { code, message, component, codes } = layout.error;
  const set = (field: 'code' | 'message' | 'component') => (value: string) =>
    edit((frame, shape) => setErrorField(frame, shape, field, value));
  return (
    <div className="grid gap-1.5 rounded-card border border-line bg-raised p-3" data-place={places.error} tabIndex={-1}>
      <FieldRow label="Code">
        <ComboField
          label="Error code"
          value={view.error.code}
          choices={codes}
          place={places.errorField(code)}
          against={marked.get(places.errorField(code))}
          disabled={readOnly}
          onChange={set('code')}
        />
      </FieldRow>
      <FieldRow label="Message">
        <TextArea
          label="Error message"
          rows={2}
          value={view.error.message}
          place={places.errorField(message)}
          against={marked.get(places.errorField(message))}
          disabled={readOnly}
          placeholder="Why there is no decision"
          onChange={set('message')}
        />
      </FieldRow>
      {component !== null && (
        <FieldRow label="Component">
          <ComboField
            label="Error component"
            value={view.error.component}
            choices={[]}
            hint="optional"
            place={places.errorField(component)}
            disabled={readOnly}
            onChange={set('component')}
          />
        </FieldRow>
      )}
    </div>
  );
}
