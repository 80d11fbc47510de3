import type { SituationView } from '../../../../shared/situation.ts';
import { Select } from '../../../ui/Select.tsx';
import type { MemoryPlace } from './memorySides.ts';

interface SidePickerProps {
  /** Such as `Before`. */
  readonly name: string;
  readonly situations: readonly SituationView[];
  readonly place: MemoryPlace;
  readonly onChange: (place: MemoryPlace) => void;
}

const INPUT = 'input';

/** Which memory stands on one side. */
export function SidePicker({ name, situations, place, onChange }: SidePickerProps) {
  const candidates = situations[place.situation]?.candidates ?? [];
  const value = place.candidate === null || candidates[place.candidate] === undefined ? INPUT : String(place.candidate);
  return (
    <span className="flex flex-wrap gap-1">
      {situations.length > 1 && (
        <Select
          label={`${name}: situation`}
          value={String(place.situation)}
          options={situations.map(({ index, sourceId, asked }) => ({
            value: String(index),
            label: `Situation ${index + 1} of ${situations.length}`,
            hint: `id ${sourceId} · ${asked.slice(0, 60)}`,
          }))}
          onChange={(next) => onChange({ situation: Number(next), candidate: place.candidate === null ? null : 0 })}
        />
      )}
      <Select
        label={`${name}: whose memory`}
        value={value}
        options={[
          { value: INPUT, label: 'Input memory' },
          ...candidates.map(({ index, status }) => ({
            value: String(index),
            label: `Candidate ${index}`,
            ...(status === 'error' ? { hint: 'error' } : {}),
          })),
        ]}
        onChange={(next) => onChange({ situation: place.situation, candidate: next === INPUT ? null : Number(next) })}
      />
    </span>
  );
}
