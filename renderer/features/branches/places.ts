export const INTERACTIONS_ID = 'branches-interactions';
export const TREE_ID = 'branches-tree';
export const INSPECTOR_ID = 'branches-inspector';
/** Of the buttons that settle a link: `s` leads to the first of them. */
export const SETTLE_CLASS = 'settles-link';
