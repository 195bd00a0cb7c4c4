import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { statTileWords } from '../../words/charts.ts';
import { useWords } from '../../words/useWords.ts';
import type { RootProps } from '../rootProps/splitRoot.ts';
import { inOrder } from '../Text/inOrder.tsx';
import { below } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';
import { pairStyles } from '../DescriptionList/pair.styles.ts';

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

const TilesElement = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  align-content: start;
  align-items: end;
  gap: ${token('space-16')} ${token('space-24')};
  margin: 0;
`;

const TileElement = styled.div`
  min-inline-size: 0;

  &[data-variant='card'] {
    align-self: stretch;
    padding: ${token('space-16')};
    border: 1px solid ${token('color-divider')};
    border-radius: ${token('radius-card')};
    background: ${token('color-surface')};
  }

  ${pairStyles}

  > dd {
    font-size: ${token('font-size-h3')};
    font-weight: ${token('font-weight-strong')};
    font-variant-numeric: tabular-nums;
    line-height: ${token('line-height-h3')};
    overflow-wrap: anywhere;
  }

  &[data-size='large'] > dd {
    font-size: ${token('font-size-h1')};
    line-height: ${token('line-height-h1')};
  }

  /* As headings are smaller there: the longest amounts stay on one line. */
  @media ${below('sm')} {
    &[data-size='large'] > dd {
      font-size: ${token('font-size-h2')};
      line-height: ${token('line-height-h2')};
    }
  }

  > dd[data-part='note'] {
    display: flex;
    align-items: start;
    gap: ${token('space-4')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    font-weight: ${token('font-weight')};
    line-height: ${token('line-height-small')};
  }

  > dd > svg:dir(rtl) {
    scale: -1 1;
  }

  > dd > svg {
    flex: none;
    inline-size: 16px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
    margin-block: 2px;
  }

  [data-part='waits'] {
    display: block;
    inline-size: 6rem;
    max-inline-size: 100%;
    block-size: 1em;
    margin-block: 0.2em;
    border-radius: ${token('radius-control')};
    background: ${token('color-skeleton')};
  }
`;
