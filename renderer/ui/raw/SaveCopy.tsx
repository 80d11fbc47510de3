import { Download } from 'lucide-react';
import type { CapturedBody } from '../../api/captured.ts';
import { callApi } from '../../api/client.ts';
import { CopyButton } from '../CopyButton.tsx';
import { IconButton } from '../IconButton.tsx';
import { tellFailure } from '../notices.ts';
import { saveFile } from '../saveFile.ts';

interface SaveCopyProps {
  readonly exchange: string;
  readonly side: 'request' | 'response';
  readonly body: CapturedBody;
}

/** Copies the exact text, or saves the bytes as they were on the wire. */
export function SaveCopy({ exchange, side, body }: SaveCopyProps) {
  const save = () =>
    void saveBytes(exchange, side, body.text === null ? 'bin' : 'json').catch((fault: unknown) => tellFailure('Could not save', fault));
  return (
    <div className="ml-auto flex gap-0.5">
      {body.text !== null && <CopyButton text={body.text} label="Copy the exact text" />}
      <IconButton icon={Download} label="Save the bytes as they were on the wire" onClick={save} />
    </div>
  );
}

async function saveBytes(exchange: string, side: 'request' | 'response', ending: string): Promise<void> {
  const bytes = await callApi(side, { params: { id: exchange } });
  saveFile(new Blob([Uint8Array.from(bytes)]), `exchange-${exchange}-${side}.${ending}`);
}
