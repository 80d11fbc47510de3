import type { KeyboardEvent } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useBranches } from '../../../store/branches.ts';
import { INSPECTOR_ID, INTERACTIONS_ID, TREE_ID } from '../places.ts';
import type { TreeActions } from './treeActions.ts';

interface TreeKeysInput {
  readonly actions: TreeActions;
  /** The row that stands for the chosen node; -1 where none is. */
  readonly row: number;
  readonly count: number;
  readonly fitting: number;
}

/**
 * Keys of the tree. The letters work wherever nothing is typed, the arrows wherever no list, tree, tab or menu takes them first;
 * what is returned is for the tree itself, which has both.
 */
export function useTreeKeys({ actions, row, count, fitting }: TreeKeysInput): (event: KeyboardEvent) => void {
  const move = (to: number) => actions.chooseRow(to);
  const arrows: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(row + 1),
    ArrowUp: () => move(row - 1),
    PageDown: () => move(row + fitting),
    PageUp: () => move(row - fitting),
    Home: () => move(0),
    End: () => move(count - 1),
    ArrowRight: actions.right,
    ArrowLeft: actions.left,
    Enter: () => document.getElementById(INSPECTOR_ID)?.focus(),
  };
  const enabled = count > 0;
  const letters = { enabled, ignoreEventWhen: isFloating };
  useHotkeys('j', () => move(row + 1), letters);
  useHotkeys('k', () => move(row - 1), letters);
  useHotkeys('n', () => actions.nextFork(1), letters);
  useHotkeys('p', () => actions.nextFork(-1), letters);
  useHotkeys('a', () => actions.nextAmbiguous(1), letters);
  useHotkeys('shift+a', () => actions.nextAmbiguous(-1), letters);
  useHotkeys('f', actions.toggleFollow, letters);
  useHotkeys('z', actions.toggleZoom, letters);
  useHotkeys('c', actions.pick, letters);
  useHotkeys('x', () => useBranches.getState().clearPicks(), letters);
  const isElsewhere = { preventDefault: true, enabled, ignoreEventWhen: isTakenElsewhere };
  useHotkeys('down,up,pagedown,pageup,home,end,right,left,enter', ({ key }) => arrows[key]?.(), isElsewhere);
  useHotkeys('esc', leave, { ignoreEventWhen: isFloating });

  return (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey ? undefined : arrows[event.key];
    if (!act) return;
    event.preventDefault();
    // The same key anywhere on the screen means the same: once is enough.
    event.stopPropagation();
    act();
  };
}

/** From the inspector or the list of interactions back to the tree; from the tree, to the whole of it. */
function leave(): void {
  const tree = document.getElementById(TREE_ID);
  if (document.activeElement?.closest(`#${INSPECTOR_ID}, #${INTERACTIONS_ID}`)) tree?.focus();
  else useBranches.getState().setZoom(null);
}

/** Lists, trees, tabs, menus, editors and buttons have their own meaning for these keys. */
function isTakenElsewhere(event: globalThis.KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  return (
    target.id !== TREE_ID &&
    target.closest(
      '[role=tree],[role=treegrid],[role=tablist],[role=menu],[role=listbox],[role=dialog],[role=group],button,a,pre,summary,.cm-editor,[role=separator],[role=region]',
    ) !== null
  );
}

/** What floats over the screens has its own keys. */
function isFloating({ target }: globalThis.KeyboardEvent): boolean {
  return target instanceof Element && target.closest('[role=dialog],[role=menu],[role=listbox]:not([data-own-keys]),.cm-panel') !== null;
}
