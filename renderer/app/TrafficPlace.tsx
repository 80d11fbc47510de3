import { useStatus } from '../api/queries.ts';
import { FirstMinute } from '../features/first/FirstMinute.tsx';
import { TrafficScreen } from '../features/traffic/TrafficScreen.tsx';
import { useView } from '../store/view.ts';

/** Traffic or, before there is any, how to begin. */
export function TrafficPlace() {
  const exchanges = useStatus().data?.exchanges ?? 0;
  const filter = useView((view) => view.filter);
  return exchanges === 0 && filter === '' ? <FirstMinute /> : <TrafficScreen />;
}
