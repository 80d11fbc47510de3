import { useStatusPart } from '../api/queries.ts';
import { FirstMinute } from '../features/first/FirstMinute.tsx';
import { TrafficScreen } from '../features/traffic/TrafficScreen.tsx';
import { useView } from '../store/view.ts';

/** Traffic or, before there is any, how to begin. */
export function TrafficPlace() {
  const isEmpty = useStatusPart((status) => status.exchanges === 0) ?? true;
  const filter = useView((view) => view.filter);
  return isEmpty && filter === '' ? <FirstMinute /> : <TrafficScreen />;
}
