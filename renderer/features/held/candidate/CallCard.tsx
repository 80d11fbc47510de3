import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ArgumentRow } from './ArgumentRow.tsx';
import { argumentFields, findTool, outdatedArguments } from './callFields.ts';
import { moveCall, removeCall, setArgument, setCallMember } from './callEdit.ts';
import { spellString } from './candidateEdit.ts';
import type { CallView } from './candidateView.ts';
import { ComboField } from './ComboField.tsx';
import type { Editing } from './editing.ts';
import { FieldNote } from './FieldNote.tsx';
import { FieldRow } from './FieldRow.tsx';
import { placesOf } from './places.ts';

interface CallCardProps {
  readonly call: CallView;
  readonly last: boolean;
  readonly editing: Editing;
}

/** One call as a form: who, which tool, and its arguments. */
export function CallCard({ call, last, editing }: CallCardProps) {
  const { layout, form, marked, readOnly, edit } = editing;
  const { index } = call;
  const { target } = layout.call;
  const title = `Call ${index + 1}`;
  const place = (...rest: string[]) => placesOf(layout).call(index, ...rest);
  const tool = findTool(form, call.name);
  const about = useId();
  const description = tool?.description ?? '';
  const setName = (name: string) =>
    edit((frame, shape) => {
      const named = setCallMember(frame, shape, index, shape.call.name, spellString(name));
      return outdatedArguments(call, form, name).reduce((text, argument) => setArgument(text, shape, index, argument, null), named);
    });

  const move = (by: -1 | 1) => {
    editing.tellAll();
    edit((frame, shape) => moveCall(frame, shape, index, by));
  };

  return (
    <div role="group" aria-label={title} className="relative grid gap-1.5 rounded-card border border-line bg-raised p-3 pr-10">
      {call.readable ? (
        <>
          {target !== null && (
            <FieldRow label={target.noun.replace(/^./, (letter) => letter.toUpperCase())}>
              <ComboField
                label={`${title}: ${target.noun}`}
                value={call.target}
                choices={form.targets}
                hint={form.targets.length > 0 ? `known ${target.noun}s` : undefined}
                place={place(target.key)}
                against={marked.get(place(target.key))}
                disabled={readOnly}
                onChange={(name) => edit((frame, shape) => setCallMember(frame, shape, index, target.key, spellString(name)))}
              />
            </FieldRow>
          )}
          <FieldRow label="Tool" {...(description === '' ? {} : { note: <FieldNote id={about} text={description} /> })}>
            <ComboField
              label={`${title}: tool`}
              value={call.name}
              choices={form.tools.map((each) => each.name)}
              hint={`${form.tools.length} ${form.tools.length === 1 ? 'tool' : 'tools'}`}
              place={place(layout.call.name)}
              against={marked.get(place(layout.call.name))}
              disabled={readOnly}
              describedBy={description === '' ? undefined : about}
              onChange={setName}
            />
          </FieldRow>
          {argumentFields(call, tool).map((field) => (
            <ArgumentRow key={field.name} field={field} call={index} title={title} editing={editing} />
          ))}
        </>
      ) : (
        <p className="text-ink-2">
          This entry is not an object; edit it as JSON. <code className="captured line-clamp-3 font-mono text-m text-ink">{call.text}</code>
        </p>
      )}
      {!readOnly && (
        <div className="absolute top-2 right-1.5 flex flex-col">
          <IconButton
            icon={Trash2}
            label={`Remove ${title.toLowerCase()}`}
            onClick={() => edit((frame, shape) => removeCall(frame, shape, index), 'Call removed')}
          />
          {index > 0 && <IconButton icon={ArrowUp} label={`Move ${title.toLowerCase()} up`} onClick={() => move(-1)} />}
          {!last && <IconButton icon={ArrowDown} label={`Move ${title.toLowerCase()} down`} onClick={() => move(1)} />}
        </div>
      )}
    </div>
  );
}
