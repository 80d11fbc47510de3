import type { Finding } from '../../../../shared/finding.ts';
import { keepLayout } from '../../../api/layout.ts';
import type { RawSide } from '../../../store/rawPlace.ts';
import { useRawPlace } from '../../../store/rawPlace.ts';
import { useView } from '../../../store/view.ts';
import { FindingBox } from '../../../ui/FindingBox.tsx';

/** One finding; where its place is known, a click leads to it in Raw. */
export function FindingLine({ finding }: { readonly finding: Finding }) {
  const { text, pointer, offset } = finding;
  const place = pointer === null ? null : `${text} ${pointer === '' ? '(whole)' : pointer}`;
  const side = text === 'response' || text === 'request' ? text : null;
  if (side === null || offset === null) return <FindingBox finding={finding} place={place} />;
  return <FindingBox finding={finding} place={place} action="Show in Raw" onOpen={() => showPlace(side, offset)} />;
}

function showPlace(side: RawSide, offset: number): void {
  const { exchange } = useView.getState();
  if (exchange !== null) useRawPlace.getState().lead(exchange, side, offset);
  keepLayout('traffic.tab', 'raw');
}
