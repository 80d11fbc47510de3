import type { Status } from '../../../shared/status.ts';
import { native } from '../../api/native.ts';
import { describeBytes, describeCount } from '../../ui/amounts.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { tellFailure } from '../../ui/notices.ts';
import { folderOf } from '../../ui/folderOf.ts';
import { Section } from './Section.tsx';

function tellProblem(problem: string | null): void {
  if (problem !== null) tellFailure('The folder can’t be shown', problem);
}

/** Where everything is kept, and how much it is. */
export function WorkspaceSection({ status }: { readonly status: Status }) {
  const shell = native();
  const folder = folderOf(status.workspace.path);
  return (
    <Section id="workspace" says="Requests, answers, drafts and these settings. Another folder is chosen at the start, with --data FOLDER.">
      <dl className="grid grid-cols-[190px_minmax(0,1fr)] gap-x-4 gap-y-2">
        <dt className="text-ink-2">Folder</dt>
        <dd className="flex items-center gap-1">
          <span className="captured min-w-0 font-mono text-m">{folder}</span>
          <CopyButton text={folder} label="Copy the workspace’s folder" />
          {shell && (
            <Button size="small" onClick={() => void shell.showDataFolder().then(tellProblem)}>
              Show in folder
            </Button>
          )}
        </dd>
        <dt className="text-ink-2">Size</dt>
        <dd className="tabular-nums">
          {describeCount(status.exchanges, 'exchange')}, {describeBytes(status.storeBytes)}
        </dd>
        <dt className="text-ink-2">Signalbox</dt>
        <dd className="tabular-nums">{status.version}</dd>
      </dl>
    </Section>
  );
}
