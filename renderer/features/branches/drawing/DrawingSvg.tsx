import type { Ref } from 'react';
import { memo } from 'react';
import { cell } from '../../../../shared/json/cell.ts';
import type { Spot, Spots } from '../layout/neighbourhood.ts';
import type { TreeShape } from '../layout/treeShape.ts';
import { isAmbiguous, placeOf } from '../layout/treeShape.ts';
import { describeNode } from '../nodeWords.ts';
import { isContinued } from '../tree/useTreeLayout.ts';
import { boxText, xmlText } from './boxText.ts';

/** Pixels. */
export const BOX = { width: 224, height: 36, stepX: 262, stepY: 44, margin: 16 } as const;

/** How large a drawing is in pixels, at its own scale. */
export function drawingSize({ columns, rows }: Spots): { readonly width: number; readonly height: number } {
  return { width: columns * BOX.stepX - (BOX.stepX - BOX.width) + 2 * BOX.margin + 28, height: rows * BOX.stepY + 2 * BOX.margin };
}

interface DrawingSvgProps {
  readonly shape: TreeShape;
  readonly drawn: Spots;
  readonly chosen: number;
  readonly scale: number;
  readonly onChoose: (unit: number) => void;
  readonly ref: Ref<SVGSVGElement>;
}

const SANS = "Inter, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif";
const MONO = "'JetBrains Mono', Consolas, Menlo, 'DejaVu Sans Mono', monospace";
const COLOURS = { go: 'var(--go)', wait: 'var(--wait)', stop: 'var(--stop)', left: 'var(--left)', mark: 'var(--mark)' } as const;

/** Boxes and lines. Colours stand in attributes, and fonts are such as every machine has, so that it can be saved as it is. */
export const DrawingSvg = memo(function DrawingSvg({ shape, drawn, chosen, scale, onChoose, ref }: DrawingSvgProps) {
  const { width, height } = drawingSize(drawn);
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      role="presentation"
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      className="block"
    >
      <rect width={width} height={height} fill="var(--bg)" />
      {drawn.spots.map((spot) => {
        const parent = drawn.spots[spot.parent];
        if (!parent) return null;
        const dashed = isAmbiguous(shape, spot.unit);
        return (
          <path
            key={spot.unit}
            d={lineBetween(parent, spot)}
            fill="none"
            stroke={dashed ? 'var(--wait)' : 'var(--line-strong)'}
            strokeWidth="1.6"
            {...(dashed ? { strokeDasharray: '4 4' } : {})}
          />
        );
      })}
      {drawn.spots.map((spot) => (
        <Box key={spot.unit} shape={shape} spot={spot} chosen={spot.unit === chosen} onChoose={onChoose} />
      ))}
    </svg>
  );
});

function lineBetween(parent: Spot, child: Spot): string {
  const fromX = BOX.margin + parent.column * BOX.stepX + BOX.width;
  const toX = BOX.margin + child.column * BOX.stepX;
  const fromY = middleOf(parent);
  const toY = middleOf(child);
  const half = (fromX + toX) / 2;
  return `M${fromX} ${fromY}C${half} ${fromY} ${half} ${toY} ${toX} ${toY}`;
}

function middleOf({ row }: Spot): number {
  return BOX.margin + row * BOX.stepY + BOX.stepY / 2;
}

interface BoxProps {
  readonly shape: TreeShape;
  readonly spot: Spot;
  readonly chosen: boolean;
  readonly onChoose: (unit: number) => void;
}

function Box({ shape, spot, chosen, onChoose }: BoxProps) {
  const { unit, column, hidden } = spot;
  const node = shape.nodes[cell(shape.owners, unit)];
  const { candidate } = placeOf(shape, unit);
  const continued = isContinued(shape, unit);
  const words = node && describeNode(node, candidate, continued);
  if (!words) return null;
  const x = BOX.margin + column * BOX.stepX;
  const y = middleOf(spot) - BOX.height / 2;
  return (
    <g id={`box-${unit}`} role="option" aria-selected={chosen} onMouseDown={() => onChoose(unit)}>
      <title>{xmlText(`${words.badge} ${words.text} · ${words.state}`)}</title>
      <rect
        x={x}
        y={y}
        width={BOX.width}
        height={BOX.height}
        rx="6"
        fill={chosen ? 'var(--selected)' : 'var(--panel)'}
        stroke={chosen ? 'var(--accent)' : 'var(--line-strong)'}
        {...(isAmbiguous(shape, unit) ? { strokeDasharray: '4 4' } : {})}
      />
      <circle
        cx={x + 12}
        cy={y + 12}
        r="3.4"
        strokeWidth="1.5"
        stroke={COLOURS[words.dot]}
        // Open where nothing follows, as in the lanes.
        fill={continued || candidate === null ? COLOURS[words.dot] : 'var(--panel)'}
      />
      {/* Texts are cut with room to spare; a fallback font that is wider yet ends at this frame. */}
      <svg x={x + 21} y={y} width={BOX.width - 28} height={BOX.height} overflow="hidden">
        <text x="0" y="16" fontSize="11.5" fontFamily={candidate === null ? SANS : MONO} fill="var(--ink)">
          {boxText(`${words.badge} ${words.text}`, candidate === null ? 29 : 25)}
        </text>
        <text x="0" y="29" fontSize="9.5" fontFamily={SANS} fill="var(--ink-3)">
          {boxText(words.state, 35)}
        </text>
      </svg>
      {hidden > 0 && (
        <text x={x + BOX.width + 4} y={y + BOX.height / 2 + 4} fontSize="10" fontFamily={SANS} fill="var(--ink-3)">
          +{hidden}
        </text>
      )}
    </g>
  );
}
