import { Plus } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { addCall } from './callEdit.ts';
import { CallCard } from './CallCard.tsx';
import type { CandidateView } from './candidateView.ts';
import type { Editing } from './editing.ts';
import { placesOf } from './places.ts';

/** The calls of a decision, one card each. */
export function CallList({ view, editing }: { readonly view: CandidateView; readonly editing: Editing }) {
  const { form, layout, readOnly, edit, tellAll } = editing;
  const list = useRef<HTMLDivElement>(null);
  // Who adds a call means to fill it in: the keyboard goes to what is still empty in it.
  const added = useRef(false);
  const count = view.calls.length;
  const add = () => {
    added.current = true;
    editing.added(placesOf(layout).call(count));
    edit((frame, shape) =>
      addCall(frame, shape, form.tools.length === 1 ? (form.tools[0]?.name ?? '') : '', nextTarget(view, form.targets)),
    );
  };
  const touch = ({ target }: SyntheticEvent) => {
    const place = target instanceof HTMLElement ? target.dataset['place'] : undefined;
    if (place !== undefined) editing.touched(place);
  };
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) tellAll();
    before.current = count;
  }, [count, tellAll]);
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    const cards = [...(list.current?.querySelectorAll(':scope > [role="group"]') ?? [])];
    const fields = [...(cards.at(-1)?.querySelectorAll('input') ?? [])];
    (fields.find((field) => field.value === '') ?? fields[0])?.focus();
  }, [count]);
  return (
    <div ref={list} className="grid gap-2" data-place={placesOf(layout).calls} tabIndex={-1} onBlur={touch} onChange={touch}>
      {view.calls.map((call) => (
        <CallCard key={call.index} call={call} last={call.index === view.calls.length - 1} editing={editing} />
      ))}
      {view.calls.length === 0 && form.tools.length === 0 && (
        <p className="text-ink-3">The caller declares no tools here. A call may be added all the same.</p>
      )}
      {!readOnly && (
        <Button onClick={add} className="w-fit">
          <Plus size={13} aria-hidden />
          Call
        </Button>
      )}
    </div>
  );
}

/** The first target that no call names yet; else the first. */
function nextTarget(view: CandidateView, targets: readonly string[]): string {
  const taken = new Set(view.calls.map((call) => call.target));
  return targets.find((target) => !taken.has(target)) ?? targets[0] ?? '';
}
