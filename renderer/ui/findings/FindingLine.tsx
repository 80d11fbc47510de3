import type { Finding } from '../../../shared/finding.ts';
import type { RawSide } from '../../store/rawPlace.ts';
import { FindingBox } from '../FindingBox.tsx';

interface FindingLineProps {
  readonly finding: Finding;
  /** Shows a place (UTF-16 offset) in one of the exact texts. */
  readonly onShow: (side: RawSide, offset: number) => void;
}

/** One finding; where its place is known, a click leads to it in Raw. */
export function FindingLine({ finding, onShow }: FindingLineProps) {
  const { text, pointer, offset } = finding;
  const place = pointer === null ? null : `${text} ${pointer === '' ? '(whole)' : pointer}`;
  const side = text === 'response' || text === 'request' ? text : null;
  if (side === null || offset === null) return <FindingBox finding={finding} place={place} />;
  return <FindingBox finding={finding} place={place} action="Show in Raw" onOpen={() => onShow(side, offset)} />;
}
