import type { ReactNode } from 'react';
import type { RootProps } from '../rootProps/splitRoot.ts';
import { inOrder } from '../Text/inOrder.tsx';
import { from } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';
import { css, styled } from 'styled-components';
import { pairStyles } from './pair.styles.ts';

/** As many columns of this width as fit. */
const columns = (width: string) => css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${width}, 100%), 1fr));
  gap: ${token('space-16')} ${token('space-24')};
`;

const amounts = css`
  max-inline-size: 32rem;
  font-variant-numeric: tabular-nums;

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space-16')};
    padding-block: ${token('space-2')};
  }

  & dd {
    white-space: nowrap;
  }
`;

const layouts = {
  columns: columns('14rem'),
  compact: css`
    ${columns('6.5rem')}

    @media ${from('md')} {
      ${columns('10rem')}
    }
  `,
  line: css`
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-4')} ${token('space-16')};
    font-variant-numeric: tabular-nums;

    & > div {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 ${token('space-8')};
    }

    & dd {
      font-weight: ${token('font-weight-strong')};
    }
  `,
  rows: css`
    font-size: ${token('font-size-compact')};
    line-height: ${token('line-height-compact')};
    font-variant-numeric: tabular-nums;

    & > div {
      display: grid;
      grid-template-columns: min(8.5rem, 45%) minmax(0, 1fr);
      gap: 0 ${token('space-12')};
      padding-block: ${token('space-4')};
    }

    & dt {
      font-size: inherit;
      line-height: inherit;
    }
  `,
  amounts,
  sum: css`
    ${amounts}

    & > :last-child {
      border-block-start: 1px solid ${token('color-text')};
      font-weight: ${token('font-weight-strong')};
    }
  `,
} as const;

type DescriptionLayout = keyof typeof layouts;

const Descriptions = styled.dl<{ readonly $layout: DescriptionLayout }>`
  margin: 0;

  ${pairStyles}

  & dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  ${({ $layout }) => layouts[$layout]}
`;

export interface DescriptionListProps extends RootProps<HTMLDListElement> {
  /** Label and value; a pair whose value is null, undefined or '' is left out. */
  readonly items: readonly (readonly [label: string, value: ReactNode])[];
  /**
   * `columns` and `compact`: label above value. `line`: all pairs in one line. `rows`: label before value.
   * `amounts`: values at the end. `sum`: the last pair is the total. @default 'columns'
   */
  readonly layout?: DescriptionLayout | undefined;
}

/**
 * Pairs of label and value, a `dl`; a pair without a value is left out.
 *
 * - **Also called:** key value, definition list, properties.
 * - **When to use it:** A dozen labels with a value each; what is not known is left out.
 * - **When not:** Several things with the same properties: `DataTable`.
 */
export function DescriptionList({ items, layout = 'columns', ...root }: DescriptionListProps) {
  return (
    <Descriptions {...root} $layout={layout}>
      {items
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value], index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two parts of a sum can have the same label
          <div key={`${label} ${index}`}>
            <dt>{label}</dt>
            <dd>{inOrder(value)}</dd>
          </div>
        ))}
    </Descriptions>
  );
}
