import type { SituationView } from '../../../shared/situation.ts';
import { Select } from '../../ui/Select.tsx';

interface CandidatePickerProps {
  readonly situations: readonly SituationView[];
  readonly situation: number;
  readonly candidate: number;
  readonly onChange: (situation: number, candidate: number) => void;
}

/** Which situation and which of its candidates to look at. */
export function CandidatePicker({ situations, situation, candidate, onChange }: CandidatePickerProps) {
  const candidates = situations[situation]?.candidates ?? [];
  return (
    <div className="flex shrink-0 flex-wrap gap-2 border-b border-line px-3.5 py-1.5">
      <Select
        label="Situation"
        value={String(situation)}
        options={situations.map(({ index, sourceId, asked }) => ({
          value: String(index),
          label: `Situation ${index + 1} of ${situations.length}`,
          hint: `id ${sourceId} · ${asked.slice(0, 60)}`,
        }))}
        onChange={(value) => onChange(Number(value), 0)}
      />
      {candidates.length > 0 && (
        <Select
          label="Candidate"
          value={String(candidate)}
          options={candidates.map(({ index, status }) => ({
            value: String(index),
            label: `Candidate ${index}`,
            ...(status === 'error' ? { hint: 'error' } : {}),
          }))}
          onChange={(value) => onChange(situation, Number(value))}
        />
      )}
    </div>
  );
}
