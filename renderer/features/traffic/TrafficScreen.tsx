import { useView } from '../../store/view.ts';
import { SplitPanes } from '../../ui/SplitPanes.tsx';
import { Detail } from './Detail.tsx';
import { NothingChosen } from './NothingChosen.tsx';
import { TrafficList } from './TrafficList.tsx';

const SHARES = [55, 45];
const MINIMUMS = [420, 340];

/** Every exchange, newest first, and beside it the one that is looked at. */
export function TrafficScreen() {
  const selected = useView((view) => view.exchange);
  return (
    <>
      <h1 className="sr-only">Traffic</h1>
      <SplitPanes name="traffic.split" shares={SHARES} minimums={MINIMUMS}>
        <TrafficList />
        {selected === null ? <NothingChosen /> : <Detail key={selected} id={selected} />}
      </SplitPanes>
    </>
  );
}
