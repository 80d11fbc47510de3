import type { Page } from 'playwright-core';
import type { LineageState } from '../../shared/interaction.ts';
import type { RunningHost } from './host.ts';

/** What tests look at on the screen Branches. */
export function branchesOn(page: Page) {
  const tree = () => page.getByRole('treegrid', { name: 'Situations and candidates' });
  const inspector = () => page.getByRole('region', { name: 'The chosen node' });
  const interactions = () => page.getByRole('listbox', { name: /^Interactions/ }).getByRole('option');
  return {
    tree,
    inspector,
    interactions,
    rows: () => tree().getByRole('row'),
    chosen: () => tree().getByRole('row', { selected: true }),
    /** The interaction of the whole run: the others are small. */
    run: () =>
      interactions()
        .filter({ hasText: /\d\d situations/ })
        .first(),
    interaction: (asked: string) => interactions().filter({ hasText: asked }).first(),
    rowCount: async () => Number(await tree().getAttribute('aria-rowcount')),
    chosenId: async () => /\d+\.\d+(?:\/\d+)?/.exec(await inspector().innerText())?.[0],
    focused: () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent),
  };
}

/** Waits until everything captured so far is linked. */
export async function allLinked(host: RunningHost): Promise<void> {
  for (;;) {
    // As the control API has it.
    const { state } = (await host.call('GET', '/api/interactions?limit=1')) as { state: LineageState };
    if (state.behind === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
