import type { ExchangeDetail } from '../../../shared/api.ts';
import type { Captured } from '../../api/captured.ts';
import { useRawPlace } from '../../store/rawPlace.ts';
import { EmptyState } from '../EmptyState.tsx';
import { Segmented } from '../Segmented.tsx';
import { BodyView } from './BodyView.tsx';
import { HeaderList } from './HeaderList.tsx';
import { SaveCopy } from './SaveCopy.tsx';

interface RawTabProps {
  readonly detail: ExchangeDetail;
  readonly captured: Captured;
}

const SIDES = [
  { value: 'request', label: 'Request' },
  { value: 'response', label: 'Response' },
] as const;
const SPELLINGS = [
  { value: 'exact', label: 'Exact' },
  { value: 'pretty', label: 'Pretty' },
] as const;

/** Request and response as they went over the wire: headers, exact text, bytes. */
export function RawTab({ detail, captured }: RawTabProps) {
  const { side, spelling, showSide, showSpelling } = useRawPlace();
  const { exchange } = detail;
  const body = side === 'request' ? captured.request : captured.response;
  const headers = side === 'request' ? detail.requestHeaders : detail.responseHeaders;
  const first =
    side === 'request'
      ? `${exchange.method ?? '?'} ${exchange.path ?? '?'}`
      : exchange.status === null
        ? ''
        : `HTTP status ${exchange.status}`;
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-3.5 py-1.5">
        <Segmented label="Side" value={side} options={SIDES} onChange={showSide} />
        {body !== null && body.text !== null && body.text !== '' && (
          <Segmented label="Spelling" value={spelling} options={SPELLINGS} onChange={showSpelling} />
        )}
        {body && <SaveCopy exchange={exchange.id} side={side} body={body} />}
      </div>
      <HeaderList first={first} headers={headers} redacted={detail.redacted} wireBytes={wireBytes(detail, side)} body={body} />
      {body ? (
        <BodyView
          key={`${exchange.id} ${side} ${spelling}`}
          exchange={exchange.id}
          body={body}
          side={side}
          pretty={spelling === 'pretty'}
        />
      ) : (
        <EmptyState title="No response">
          {exchange.endedAt === null ? 'It has not gone out yet.' : 'None went out, or it was not kept.'}
        </EmptyState>
      )}
    </>
  );
}

function wireBytes(detail: ExchangeDetail, side: 'request' | 'response'): number {
  return side === 'request' ? detail.exchange.requestBytes : detail.exchange.responseBytes;
}
