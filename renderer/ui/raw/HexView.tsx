import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { Scroll } from '../Scroll.tsx';
import { hexLine } from './hexLines.ts';

interface HexViewProps {
  readonly bytes: Uint8Array;
  /** Why it is not shown as text. */
  readonly problem: string;
}

/** Bytes that are no text. */
export function HexView({ bytes, problem }: HexViewProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: Math.ceil(bytes.length / 16),
    getScrollElement: () => scroller.current,
    estimateSize: () => 18,
    overscan: 10,
  });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <p className="captured shrink-0 bg-wait-bg px-3.5 py-1.5">{problem} The bytes:</p>
      <Scroll ref={scroller} label="Bytes" className="flex-1 overflow-auto bg-bg py-1 font-mono text-m">
        <div style={{ height: virtual.getTotalSize() }} className="relative">
          {virtual.getVirtualItems().map(({ index, start }) => {
            const { offset, hex, ascii } = hexLine(bytes, index);
            return (
              <div key={index} style={{ top: start }} className="absolute inset-x-0 h-4.5 px-3.5 whitespace-pre">
                <span className="text-ink-3">{offset}</span> {hex} <span className="text-accent">{ascii}</span>
              </div>
            );
          })}
        </div>
      </Scroll>
    </div>
  );
}
