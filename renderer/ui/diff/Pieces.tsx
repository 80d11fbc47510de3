import { describeCount } from '../amounts.ts';
import { visibleText } from '../visibleText.ts';

type ShownPieces = readonly (
  { readonly kind: 'same' | 'added' | 'removed'; readonly text: string } | { readonly kind: 'skipped'; readonly units: number }
)[];

/** A text with what was removed and added marked in it, by more than colour. */
export function Pieces({ pieces }: { readonly pieces: ShownPieces }) {
  return pieces.map((piece, index) => {
    switch (piece.kind) {
      case 'same':
        return <span key={index}>{visibleText(piece.text)}</span>;
      case 'removed':
        return (
          <del key={index} className="rounded-xs bg-stop-bg px-px text-stop">
            {visibleText(piece.text)}
          </del>
        );
      case 'added':
        return (
          <ins key={index} className="rounded-xs bg-go-bg px-px text-go decoration-1 underline-offset-2">
            {visibleText(piece.text)}
          </ins>
        );
      case 'skipped':
        return (
          <span
            key={index}
            className="mx-1 inline-block rounded-sm bg-raised px-1 text-s whitespace-nowrap text-ink-3"
            title={`${describeCount(piece.units)} characters left out`}
          >
            … {describeCount(piece.units)} …
          </span>
        );
    }
  });
}
