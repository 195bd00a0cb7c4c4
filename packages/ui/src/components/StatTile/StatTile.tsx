import type { ReactNode } from 'react';
import { TileElement, TilesElement } from './StatTile.styles.ts';
import { statTileWords } from '../../words/charts.ts';
import { useWords } from '../../words/useWords.ts';
import type { RootProps } from '../rootProps/RootProps.ts';
import { inOrder } from '../Text/inOrder.tsx';

export const statTrends = ['up', 'down', 'same'] as const;
export type StatTrend = (typeof statTrends)[number];

const statSizes = ['regular', 'large'] as const;
export type StatSize = (typeof statSizes)[number];

export const statVariants = ['plain', 'card'] as const;
export type StatVariant = (typeof statVariants)[number];

export interface StatTileProps extends RootProps<HTMLDivElement> {
  /** The name of the figure. */
  readonly label: ReactNode;
  /** The figure, formatted; undefined while it loads. */
  readonly value: ReactNode;
  /** What to compare it with, in words: 'Up 12% on last year’s $9,120.00'. */
  readonly note?: ReactNode;
  /** The direction of the change, an arrow next to the note; the note says it in words. @default none */
  readonly trend?: StatTrend | undefined;
  /** How large the figure is. @default 'regular' */
  readonly size?: StatSize | undefined;
  /** A tile within a card is plain. @default 'plain' */
  readonly variant?: StatVariant | undefined;
}

/** Lucide's drawings. */
const arrows: Readonly<Record<StatTrend, string>> = {
  up: 'm5 12 7-7 7 7M12 19V5',
  down: 'M12 5v14M19 12l-7 7-7-7',
  same: 'M5 12h14M12 5l7 7-7 7',
};

export interface StatTilesProps extends RootProps<HTMLDListElement> {
  /** `StatTile`s. */
  readonly children: ReactNode;
}

/** Figures side by side, each under its name; a `dl`. */
export function StatTiles({ children, ...root }: StatTilesProps) {
  return <TilesElement {...root}>{children}</TilesElement>;
}

/**
 * One figure under its name, a `div` of a `dl` (`StatTiles`).
 *
 * - **Also called:** metric, scorecard.
 * - **When to use it:** A count or an amount at the head of a page or in a card, with what to
 *   compare it with. Several are in `StatTiles`.
 * - **When not:** Many figures of one kind: a table. How they move: `BarChart`.
 */
export function StatTile({
  label,
  value,
  note,
  trend,
  size = 'regular',
  variant = 'plain',
  ...root
}: StatTileProps) {
  const words = useWords('StatTile', statTileWords);
  return (
    <TileElement {...root} data-size={size} data-variant={variant}>
      <dt>{label}</dt>
      <dd>
        {inOrder(value) ?? (
          <>
            <span className="visually-hidden">{words.loading}</span>
            <span data-part="waits" aria-hidden />
          </>
        )}
      </dd>
      {note !== undefined && (
        <dd data-part="note">
          {trend && (
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={arrows[trend]} />
            </svg>
          )}
          <span>{inOrder(note)}</span>
        </dd>
      )}
    </TileElement>
  );
}
