import { useBranches } from '../store/branches.ts';
import { useView } from '../store/view.ts';
import { FilterBox } from './FilterBox.tsx';

/** The field in the top bar: filters exchanges or, in Branches, searches within the interaction. */
export function FilterPlace() {
  const inBranches = useView((view) => view.screen === 'branches');
  return inBranches ? <TreeSearch /> : <ExchangeFilter />;
}

function ExchangeFilter() {
  const filter = useView((view) => view.filter);
  const setFilter = useView((view) => view.setFilter);
  return <FilterBox key="exchanges" label="Filter exchanges by text" placeholder="Filter" filter={filter} onFilter={setFilter} />;
}

function TreeSearch() {
  const search = useBranches((branches) => branches.search);
  const { setSearch, seek } = useBranches.getState();
  return (
    <FilterBox
      key="tree"
      label="Search in this interaction"
      placeholder="Search in this interaction"
      filter={search}
      onFilter={setSearch}
      onEnter={seek}
    />
  );
}
