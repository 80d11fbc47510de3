import { ROW_HEIGHT } from '../layout/laneLines.ts';

interface LaneDrawingProps {
  readonly solid: string;
  readonly dashed: string;
  readonly x: number;
  readonly width: number;
  readonly dot: 'go' | 'wait' | 'stop' | 'left' | 'mark';
  /** Nothing follows from it. */
  readonly hollow: boolean;
}

const FILLS = { go: 'fill-go', wait: 'fill-wait', stop: 'fill-stop', left: 'fill-gone', mark: 'fill-mark' } as const;
const STROKES = { go: 'stroke-go', wait: 'stroke-wait', stop: 'stroke-stop', left: 'stroke-gone', mark: 'stroke-mark' } as const;

/** A row's piece of the lanes. Its words say the same beside it. */
export function LaneDrawing({ solid, dashed, x, width, dot, hollow }: LaneDrawingProps) {
  return (
    <svg aria-hidden width={width} height={ROW_HEIGHT} className="block shrink-0 overflow-visible">
      {solid !== '' && <path d={solid} className="fill-none stroke-line-strong" strokeWidth="1.6" />}
      {dashed !== '' && <path d={dashed} className="fill-none stroke-wait" strokeWidth="1.6" strokeDasharray="3 3" />}
      <circle
        cx={x}
        cy={ROW_HEIGHT / 2}
        r={hollow ? 3.4 : 4}
        strokeWidth="1.6"
        className={`${STROKES[dot]} ${hollow ? 'fill-panel' : FILLS[dot]}`}
      />
    </svg>
  );
}
