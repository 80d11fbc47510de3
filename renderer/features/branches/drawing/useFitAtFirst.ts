import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { Spot, Spots } from '../layout/neighbourhood.ts';
import { BOX, drawingSize } from './DrawingSvg.tsx';

/** Below it the words in the boxes are too small to read. */
const LEAST_READABLE = 0.85;

interface FitInput {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly drawn: Spots;
  /** The chosen node's place; undefined where it is not drawn. */
  readonly spot: Spot | undefined;
  /** How far the drawing reaches: another reach is another drawing. */
  readonly reach: string;
  readonly scale: number;
  readonly setScale: (scale: number) => void;
}

/** At most its own size, so small that all of it shows; null while there is no room at all. */
export function fittingScale({ clientWidth, clientHeight }: HTMLElement, drawn: Spots): number | null {
  const { width, height } = drawingSize(drawn);
  return clientWidth > 0 && clientHeight > 0 ? Math.min(1, clientWidth / width, clientHeight / height) : null;
}

/** Opens a drawing fitted into its window, as far as it can be read then, with the chosen node in the middle of what shows. */
export function useFitAtFirst({ scroller, drawn, spot, reach, scale, setScale }: FitInput): void {
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    const fitting = scroller.current && fittingScale(scroller.current, drawn);
    if (fitting === null) return;
    wanted.current = Math.max(LEAST_READABLE, fitting);
    setScale(wanted.current);
    // What arrives later moves nothing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [reach, scroller, setScale]);
  // Once it is drawn at that scale.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (wanted.current !== scale || !element) return;
    wanted.current = null;
    if (!spot) return;
    const x = (BOX.margin + spot.column * BOX.stepX + BOX.width / 2) * scale;
    const y = (BOX.margin + (spot.row + 0.5) * BOX.stepY) * scale;
    element.scrollTo({ left: x - element.clientWidth / 2, top: y - element.clientHeight / 2 });
  });
}
