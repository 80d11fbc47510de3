import { Command, InvalidArgumentError, Option } from 'commander';
import { StampMode } from '../shared/lineage/stamp.ts';
import { ResponderName, SampleMode } from '../shared/responders.ts';
import { VERSION } from './version.ts';

/** What the command line asks for. */
export interface Commands {
  /** The window’s host: goes on where the agent port is taken, and says where the page is. */
  start(options: ServeOptions): Promise<void>;
  /** Headless. */
  serve(options: ServeOptions): Promise<void>;
  export(options: ExportOptions): Promise<void>;
  lineage(options: LineageOptions): Promise<void>;
}

/** Of `start` and `serve`. */
export interface ServeOptions {
  readonly port: number;
  readonly controlPort: number;
  readonly data: string;
  readonly responder?: ResponderName;
  readonly sampleMode?: SampleMode;
  readonly sampleDelayMs?: number;
  readonly stamp?: StampMode;
  readonly durability: 'normal' | 'full';
}

/** Of `export`. */
export interface ExportOptions {
  readonly data: string;
  readonly format: 'jsonl';
  readonly secrets?: boolean;
}

/** Of `lineage`. */
export interface LineageOptions {
  readonly data: string;
}

/** The command line, as a description: what its commands do comes in. */
export function describeCommands(commands: Commands, dataFolder: string): Command {
  const program = new Command('signalbox')
    .description('A local-first desktop inspector that is an agent HTTP server.')
    .version(VERSION)
    .exitOverride()
    .showHelpAfterError('(signalbox --help lists all commands)');
  hosting(program.command('start'), dataFolder)
    .description('opens the agent port and the page to watch and answer from; says where it is')
    .action(async (options: ServeOptions) => await commands.start(options));
  hosting(program.command('serve'), dataFolder)
    .description('the same without a window: prints one line of JSON when ready, logs to stderr')
    .action(async (options: ServeOptions) => await commands.serve(options));
  const exporting = program.command('export');
  exporting
    .showHelpAfterError(optionsHint(exporting))
    .description('prints a workspace, one exchange a line; also while another process writes it')
    .option('--data <folder>', 'the workspace', folderName, dataFolder)
    .addOption(new Option('--format <format>', 'the form').choices(['jsonl']).default('jsonl'))
    .option('--secrets', 'leaves the values of secret headers in')
    .action(async (options: ExportOptions) => await commands.export(options));
  const linking = program.command('lineage');
  linking
    .showHelpAfterError(optionsHint(linking))
    .description('prints which candidate each situation continues, one situation a line; also while another process writes it')
    .option('--data <folder>', 'the workspace', folderName, dataFolder)
    .option('--jsonl', 'as lines of JSON, the only form there is', true)
    .action(async (options: LineageOptions) => await commands.lineage(options));
  return program;
}

/** What the desktop app is told: where it listens and what it keeps. */
export interface AppOptions {
  readonly port: number;
  readonly data: string;
  /** Whether the folder was named, and is not the usual one. */
  readonly isNamed: boolean;
}

/** Reads the desktop app's own options; Chromium's stand among them. Throws CommanderError where one can't be. */
export function readAppOptions(args: readonly string[], dataFolder: string): AppOptions {
  const command = basics(new Command('signalbox'), dataFolder)
    .helpOption(false)
    .allowUnknownOption()
    .allowExcessArguments()
    .exitOverride()
    .configureOutput({ writeErr: () => undefined })
    .parse(args, { from: 'user' });
  return { ...command.opts<{ port: number; data: string }>(), isNamed: command.getOptionValueSource('data') === 'cli' };
}

function basics(command: Command, dataFolder: string): Command {
  return command
    .option('--port <port>', 'the agent port; 0 = any free', wholeNumber(65_535), 8888)
    .option('--data <folder>', 'the workspace; made where it is missing', folderName, dataFolder);
}

function hosting(command: Command, dataFolder: string): Command {
  return basics(command.showHelpAfterError(optionsHint(command)), dataFolder)
    .option('--control-port <port>', 'the control port; 0 = any free', wholeNumber(65_535), 0)
    .addOption(
      new Option(
        '--responder <name>',
        'who answers: sample, or human (“Hold for me” in the page); else as the workspace remembers',
      ).choices(ResponderName.options),
    )
    .addOption(new Option('--sample-mode <mode>', 'how sample answers').choices(SampleMode.options))
    .option('--sample-delay-ms <ms>', 'how long sample thinks', wholeNumber(600_000))
    .addOption(new Option('--stamp <mode>', 'which returned memories carry a stamp, so that links are certain').choices(StampMode.options))
    .addOption(new Option('--durability <level>', 'full also survives power loss').choices(['normal', 'full']).default('normal'));
}

function optionsHint(command: Command): string {
  return `(signalbox ${command.name()} --help lists its options)`;
}

/** An empty name, as of a variable that is not set, would mean the current folder. */
function folderName(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Expected the name of a folder.');
  return text;
}

function wholeNumber(most: number): (text: string) => number {
  return (text) => {
    if (!/^\d{1,9}$/.test(text) || Number(text) > most) throw new InvalidArgumentError(`Expected a whole number from 0 to ${most}.`);
    return Number(text);
  };
}
