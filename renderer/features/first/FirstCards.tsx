import { useMutation } from '@tanstack/react-query';
import type { Status } from '../../../shared/status.ts';
import { setResponder } from '../../api/answering.ts';
import { startPractice } from '../../api/practice.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { folderOf } from '../../ui/folderOf.ts';
import { PathText } from '../../ui/PathText.tsx';
import { PracticeProgress } from '../../ui/PracticeProgress.tsx';
import { FirstCard } from './FirstCard.tsx';

/** Between requests: some eleven of them are then watched for about five seconds. */
const WATCHABLE_MS = 420;

/** Three ways to begin, and who answers right now. */
export function FirstCards({ status }: { readonly status: Status }) {
  const practice = useMutation({ mutationFn: startPractice });
  const isHeld = status.responder === 'human';
  const { running, ended } = status.practice;
  const folder = folderOf(status.workspace.path);
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(220px,1fr))] gap-3">
        <FirstCard
          title="Run the practice world"
          text="Two robots sort a table: live traffic, candidates and memory to look at, in about five seconds."
        >
          {running ? (
            <PracticeProgress practice={status.practice} />
          ) : (
            <Button
              look="primary"
              disabled={practice.isPending || status.agent.length === 0}
              onClick={() => practice.mutate({ kind: 'gen', seed: 1, paceMs: WATCHABLE_MS })}
            >
              Run it
            </Button>
          )}
          {!running && ended !== null && <p className="captured mt-2 text-s text-ink-3">{ended}</p>}
        </FirstCard>
        <FirstCard title="Hold for me" text="Every request waits for you in Held; callers are kept waiting while you think.">
          {isHeld ? (
            <Button onClick={() => setResponder('sample')}>Let Sample answer</Button>
          ) : (
            <Button onClick={() => setResponder('human')}>Hold for me</Button>
          )}
        </FirstCard>
        <FirstCard title="Everything is kept" text="Each request and answer is on disk, byte for byte, before the caller sees it.">
          <div className="flex items-center gap-1">
            <PathText path={folder} />
            <CopyButton text={folder} label="Copy the workspace’s folder" />
          </div>
        </FirstCard>
      </div>
      <p className="mt-3 text-ink-3">
        {isHeld
          ? '“Hold for me” is on: requests wait in Held. The switch in the top bar changes that.'
          : 'Right now Sample answers: a built-in agent that reads tools and attributes and decides the same way every time. The switch in the top bar changes that.'}
      </p>
    </>
  );
}
