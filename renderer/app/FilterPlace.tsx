import { useBranches } from '../store/branches.ts';
import { useView } from '../store/view.ts';
import { FilterBox } from './FilterBox.tsx';
import { FilterCount } from './FilterCount.tsx';
import { focusResults } from './useShellKeys.ts';

/** The field in the top bar: filters exchanges or, in Branches, searches within the interaction. */
export function FilterPlace() {
  const inBranches = useView((view) => view.screen === 'branches');
  return inBranches ? <TreeSearch /> : <ExchangeFilter />;
}

function ExchangeFilter() {
  const filter = useView((view) => view.filter);
  const setFilter = useView((view) => view.setFilter);
  const onTraffic = useView((view) => view.screen === 'traffic');
  return (
    <FilterBox
      key="exchanges"
      label="Filter exchanges by text"
      placeholder={onTraffic ? 'Filter by any text, or finding:error' : 'Filter'}
      title="Any text of what was asked, said, called or found, of paths, callers and outcomes. finding:error, finding:warning and finding:note show the exchanges with findings of that level."
      filter={filter}
      onFilter={setFilter}
      onEnter={focusResults}
    >
      {filter !== '' && <FilterCount filter={filter} />}
    </FilterBox>
  );
}

function TreeSearch() {
  const search = useBranches((branches) => branches.search);
  const { setSearch, seek } = useBranches.getState();
  return (
    <FilterBox
      key="tree"
      label="Search in this interaction"
      placeholder="Search in this interaction"
      title="Any text of what was asked, said or called. Enter goes to the next place, Shift Enter to the one before."
      filter={search}
      onFilter={setSearch}
      onEnter={seek}
    />
  );
}
