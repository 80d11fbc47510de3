/** How two memories are looked at; `plain` marks nothing. */
export type DiffViewName = 'tree' | 'sides' | 'list' | 'plain';

export const DIFF_VIEWS = [
  { value: 'tree', label: 'Tree' },
  { value: 'sides', label: 'Sides' },
  { value: 'list', label: 'List' },
  { value: 'plain', label: 'Plain' },
] as const satisfies readonly { readonly value: DiffViewName; readonly label: string }[];

/** What the palette calls them. */
export const DIFF_VIEW_TITLES: Readonly<Record<DiffViewName, string>> = {
  tree: 'Memory as a folded tree of changes',
  sides: 'Memory side by side',
  list: 'Memory as a list of changes',
  plain: 'Memory as plain JSON',
};
