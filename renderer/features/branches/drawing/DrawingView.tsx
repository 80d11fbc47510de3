import { Crosshair, ImageDown, Maximize2, Minus, Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLayout } from '../../../api/layout.ts';
import { useBranches } from '../../../store/branches.ts';
import { nodeKey, readNodeKey } from '../../../store/nodePlace.ts';
import { useOffered } from '../../../store/offers.ts';
import { describeCount } from '../../../ui/amounts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { Button } from '../../../ui/Button.tsx';
import { tellFailure } from '../../../ui/notices.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { neighbourhood, placeUnits } from '../layout/neighbourhood.ts';
import { placeOf, unitOf } from '../layout/treeShape.ts';
import { TREE_ID } from '../places.ts';
import type { TreeLayout } from '../tree/useTreeLayout.ts';
import { BOX, DrawingSvg } from './DrawingSvg.tsx';
import { nextInDrawing } from './nextInDrawing.ts';
import { fittingScale, useFitAtFirst } from './useFitAtFirst.ts';
import { saveAsPng, saveAsSvg } from './saveDrawing.ts';

interface DrawingViewProps {
  readonly layout: TreeLayout;
  readonly interaction: string;
}

/** As many as can be looked at, and drawn at once. */
const MOST = 1_000;
const REACHES = [
  { value: 'near', label: 'Near', steps: 4 },
  { value: 'wide', label: 'Wider', steps: 10 },
  { value: 'all', label: describeCount(MOST), steps: Infinity },
] as const;

/** What is around the chosen node as boxes and lines, to be looked at and saved. */
export function DrawingView({ layout, interaction }: DrawingViewProps) {
  const { shape, chosen } = layout;
  const [kept, keepReach] = useLayout<string>('branches.reach', 'near');
  const reach = REACHES.find(({ value }) => value === kept) ?? REACHES[0];
  const [scale, setScale] = useState(1);
  const [centreKey, setCentreKey] = useState<string | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const picture = useRef<SVGSVGElement>(null);

  const place = centreKey === null ? null : readNodeKey(centreKey);
  const known = place ? unitOf(shape, place) : -1;
  const centre = known >= 0 ? known : Math.max(0, chosen);
  const drawn = useMemo(() => placeUnits(shape, neighbourhood(shape, centre, MOST, reach.steps)), [shape, centre, reach]);
  // Someone who goes on along the boxes stays in this drawing; one who goes elsewhere gets another.
  const isDrawn = chosen < 0 || drawn.spots.some(({ unit }) => unit === chosen);
  useEffect(() => {
    if (!isDrawn) setCentreKey(nodeKey(placeOf(shape, chosen)));
  }, [isDrawn, shape, chosen]);

  const chosenSpot = drawn.spots.find(({ unit }) => unit === chosen);
  useEffect(() => {
    const element = scroller.current;
    if (!element || !chosenSpot) return;
    const x = chosenSpot.column * BOX.stepX * scale;
    const y = chosenSpot.row * BOX.stepY * scale;
    const isSeen =
      x >= element.scrollLeft &&
      x + BOX.width * scale <= element.scrollLeft + element.clientWidth &&
      y >= element.scrollTop &&
      y + BOX.stepY * scale <= element.scrollTop + element.clientHeight;
    if (!isSeen) element.scrollTo({ left: x - element.clientWidth / 3, top: y - element.clientHeight / 2 });
    // Only when another one is chosen or drawn: the person may have scrolled since.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chosenSpot?.unit, drawn]);

  useFitAtFirst({ scroller, drawn, spot: chosenSpot, reach: reach.value, scale, setScale });

  const choose = (unit: number) => useBranches.getState().choose(nodeKey(placeOf(shape, unit)));
  const onKeyDown = (event: KeyboardEvent) => {
    const unit = event.ctrlKey || event.metaKey || event.altKey ? null : nextInDrawing(drawn.spots, chosen, event.key);
    if (unit === null) return;
    event.preventDefault();
    event.stopPropagation();
    choose(unit);
  };
  const fit = () => {
    const fitting = scroller.current && fittingScale(scroller.current, drawn);
    if (fitting !== null) setScale(Math.max(0.1, fitting));
  };
  const name = `interaction-${interaction}`;
  const save = async (as: typeof saveAsSvg | typeof saveAsPng) => {
    try {
      if (picture.current) await as(picture.current, name);
    } catch (fault) {
      tellFailure('Could not save the drawing', fault);
    }
  };
  useOffered([
    { group: 'Branches', title: 'Save the drawing as SVG', words: 'export picture', run: () => void save(saveAsSvg) },
    { group: 'Branches', title: 'Save the drawing as PNG', words: 'export picture', run: () => void save(saveAsPng) },
  ]);
  return (
    <>
      <div
        role="toolbar"
        aria-label="The drawing"
        className="flex h-8.5 shrink-0 items-center gap-1 overflow-hidden border-b border-line px-2"
      >
        <Segmented label="How much is drawn" value={reach.value} options={REACHES} onChange={keepReach} />
        <IconButton
          icon={Crosshair}
          label="Draw what is around the chosen node"
          disabled={chosen < 0}
          onClick={() => setCentreKey(nodeKey(placeOf(shape, chosen)))}
        />
        <IconButton icon={Minus} label="Smaller" onClick={() => setScale((now) => Math.max(0.1, now / 1.25))} />
        <IconButton icon={Plus} label="Larger" onClick={() => setScale((now) => Math.min(3, now * 1.25))} />
        <IconButton icon={Maximize2} label="Fit into the window" onClick={fit} />
        <span className="ml-1.5 min-w-0 overflow-hidden text-s text-ellipsis whitespace-nowrap text-ink-3 tabular-nums">
          {describeCount(drawn.spots.length)} of {describeCount(shape.count, 'node')}
        </span>
        <span className="ml-auto">
          <Menu
            align="end"
            trigger={
              <Button look="quiet" size="small">
                <ImageDown size={14} strokeWidth={1.8} aria-hidden /> Save
              </Button>
            }
            entries={[
              { label: 'Save as SVG', hint: 'Lines and text, sharp at any size', onSelect: () => void save(saveAsSvg) },
              {
                label: 'Save as PNG',
                hint: 'A picture, twice as fine as on the screen where it fits',
                onSelect: () => void save(saveAsPng),
              },
            ]}
          />
        </span>
      </div>
      <div
        ref={scroller}
        id={TREE_ID}
        role="listbox"
        data-own-keys
        aria-label="Drawing of situations and candidates"
        aria-activedescendant={chosenSpot ? `box-${chosenSpot.unit}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="min-h-0 flex-1 overflow-auto bg-bg -outline-offset-2"
      >
        <DrawingSvg ref={picture} shape={shape} drawn={drawn} chosen={chosen} scale={scale} onChoose={choose} />
      </div>
    </>
  );
}
