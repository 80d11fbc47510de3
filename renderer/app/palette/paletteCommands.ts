import type { Status } from '../../../shared/status.ts';
import { setReady, setResponder, setTheme } from '../../api/answering.ts';
import { startPractice, stopPractice } from '../../api/practice.ts';
import { queryClient } from '../../api/queryClient.ts';
import { describeConsumers } from '../../features/first/consumers.ts';
import { jumpToSection } from '../../features/settings/jumpToSection.ts';
import { SECTIONS } from '../../features/settings/sections.ts';
import { DETAIL_ID } from '../../features/traffic/listPlace.ts';
import type { Command } from '../../store/offers.ts';
import { offeredCommands } from '../../store/offers.ts';
import type { Screen } from '../../store/view.ts';
import { useView } from '../../store/view.ts';
import { describeCount } from '../../ui/amounts.ts';
import { copyText } from '../../ui/copyText.ts';
import { RESPONDERS } from '../../ui/responders.ts';
import { exportCommand } from './exportCommand.ts';
import { READINESS } from '../readiness.ts';
import { focusFilter } from '../useShellKeys.ts';

const THEMES = [
  { value: 'system', title: 'Theme: as the system has it' },
  { value: 'dark', title: 'Theme: dark' },
  { value: 'light', title: 'Theme: light' },
] as const;

/** All that can be done from here: what the screen that is on offers first, then what works everywhere. */
export function paletteCommands(): readonly Command[] {
  const status = queryClient.getQueryData<Status>(['status']);
  const { go, setFilter, setHelpOpen, setPracticeOpen } = useView.getState();
  const screens: Command[] = [
    { group: 'Go to', title: 'Traffic', words: 'exchanges list', keys: '1', run: () => goTo('traffic') },
    { group: 'Go to', title: 'Held', words: 'queue waiting', keys: '2', run: () => goTo('held') },
    { group: 'Go to', title: 'Branches', words: 'tree lineage interactions', keys: '3', run: () => goTo('branches') },
    { group: 'Go to', title: 'Settings', words: 'preferences', keys: '4', run: () => goTo('settings') },
    { group: 'Go to', title: 'Filter', words: 'find search', keys: '/', run: focusFilter },
    ...(useView.getState().filter === '' ? [] : [{ group: 'Go to', title: 'Clear the filter', run: () => setFilter('') }]),
  ];
  const answering: Command[] = [
    ...RESPONDERS.filter(({ value }) => value !== status?.responder).map(({ value, label, hint }) => ({
      group: 'Who answers',
      title: label,
      words: `${value} responder ${hint ?? ''}`,
      run: () => setResponder(value),
    })),
    status?.ready === false
      ? { group: 'Who answers', title: READINESS[0].label, words: 'health', run: () => setReady(true) }
      : { group: 'Who answers', title: READINESS[1].label, words: 'health', run: () => setReady(false) },
  ];
  const practice: Command[] = status?.practice.running
    ? [{ group: 'Practice world', title: 'Stop the practice world', run: () => void stopPractice() }]
    : [
        { group: 'Practice world', title: 'Run the practice world', words: 'gen', run: () => void startPractice({ kind: 'gen', seed: 1 }) },
        {
          group: 'Practice world',
          title: 'Run the practice world as BENCH does',
          words: 'bench',
          run: () => void startPractice({ kind: 'bench', seed: 1 }),
        },
      ];
  // What is done to a held request is offered where it is seen: in Held. From elsewhere its words lead there.
  const held: Command[] =
    useView.getState().screen === 'held' || !status?.held
      ? []
      : [
          {
            group: 'Held',
            title: `Go to what waits in Held (${describeCount(status.held)}), to release or answer it`,
            words: 'drop the connection status sample error undo',
            run: () => goTo('held'),
          },
        ];
  const address = status?.agent[0];
  const copies: Command[] =
    address === undefined
      ? []
      : [
          { group: 'Copy', title: 'Copy the agent’s address', words: 'url', run: () => copyText(address, 'Address copied') },
          {
            group: 'Copy',
            title: 'Copy a curl command',
            words: 'request example',
            run: () => copyText(describeConsumers(address)[0].text, 'Command copied'),
          },
        ];
  return [
    ...offeredCommands(),
    ...held,
    ...screens,
    ...answering,
    ...practice,
    { group: 'Practice world', title: 'Practice world…', words: 'seed', run: () => setPracticeOpen(true) },
    ...copies,
    ...(status
      ? [
          {
            group: 'Copy',
            title: 'Copy the export command',
            words: 'download jsonl workspace',
            run: () => copyText(exportCommand(status.workspace.path), 'Command copied'),
          },
        ]
      : []),
    ...THEMES.map(({ value, title }) => ({ group: 'Appearance', title, run: () => setTheme(value) })),
    ...SECTIONS.map(({ id, title }) => ({
      group: 'Settings',
      title,
      run: () => {
        go('settings');
        // The screen is drawn first.
        requestAnimationFrame(() => jumpToSection(id));
      },
    })),
    { group: 'Help', title: 'Keyboard shortcuts', keys: '?', run: () => setHelpOpen(true) },
  ];
}

/** Opens an exchange by its number; the keyboard goes on in its detail. */
export function openExchange(number: string): Command {
  const run = () => {
    useView.getState().openExchange(number);
    // The detail is drawn first.
    requestAnimationFrame(() => document.getElementById(DETAIL_ID)?.focus());
  };
  return { group: 'Exchange', title: `Open exchange #${number}`, run };
}

/** The focus that came back to a field would take the next screen's keys as text. */
function goTo(screen: Screen): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  useView.getState().go(screen);
}
