import { X } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { showArgument, spellArgument } from './argumentText.ts';
import type { ArgumentField } from './callFields.ts';
import { choicesFrom } from './callFields.ts';
import { setArgument } from './callEdit.ts';
import { ComboField } from './ComboField.tsx';
import type { Editing } from './editing.ts';
import { FieldNote } from './FieldNote.tsx';
import { FieldRow } from './FieldRow.tsx';
import { placesOf } from './places.ts';

interface ArgumentRowProps {
  readonly field: ArgumentField;
  readonly call: number;
  readonly title: string;
  readonly editing: Editing;
}

const TRUTH = ['true', 'false'] as const;

/** One argument: its type, its likely values, and what it is now, letter by letter. */
export function ArgumentRow({ field, call, title, editing }: ArgumentRowProps) {
  const { name, parameter, literal } = field;
  const { form, layout, marked, readOnly, edit } = editing;
  const type = parameter?.type ?? '';
  const kind = parameter?.kind ?? 'json';
  const shown = literal === null ? { text: '', asText: false } : showArgument(literal, kind);
  const place = placesOf(layout).call(call, layout.call.arguments, name);
  const set = (typed: string) => {
    // An emptied field of a required string is the empty string; any other emptied field is left out.
    const leftOut = typed === '' && !(kind === 'text' && parameter?.required === true);
    edit((frame, shape) => setArgument(frame, shape, call, name, leftOut ? null : spellArgument(typed, kind)));
  };
  const about = useId();
  const description = parameter?.description ?? '';
  const words = [
    parameter === null ? 'not a parameter' : type,
    parameter?.required === false && 'optional',
    parameter && choicesFrom(parameter, form),
    shown.asText && parameter !== null && 'as text',
  ];
  return (
    <FieldRow label={name} mono {...(description === '' ? {} : { note: <FieldNote id={about} text={description} /> })}>
      <div className="flex min-w-0 items-center gap-1">
        <div className="min-w-0 flex-1">
          <ComboField
            label={`${title}: ${name}`}
            value={shown.text}
            choices={kind === 'truth' ? TRUTH : (parameter?.choices ?? [])}
            hint={words.filter(Boolean).join(' · ')}
            place={place}
            against={marked.get(place)}
            disabled={readOnly}
            describedBy={description === '' ? undefined : about}
            onChange={set}
          />
        </div>
        {parameter === null && !readOnly && (
          <IconButton
            icon={X}
            label={`Remove ${name}`}
            onClick={() => edit((frame, shape) => setArgument(frame, shape, call, name, null), 'Argument removed')}
          />
        )}
      </div>
    </FieldRow>
  );
}
