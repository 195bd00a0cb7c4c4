import { css, styled } from 'styled-components';
import { from } from '../../theme/breakpoints.ts';

export interface GridLook {
  readonly $gap: string;
  /** The columns by the width from which there are as many, the narrowest first. */
  readonly $columns: readonly (readonly [at: 'base' | 'sm' | 'md' | 'lg' | 'xl', count: number])[];
  readonly $least: string;
}

const columnsFrom = (least: string) => `repeat(auto-fill, minmax(${least}, 1fr))`;

export const GridElement = styled.div<GridLook>`
  display: grid;
  grid-template-columns: ${({ $least }) => columnsFrom(`min(${$least}, 100%)`)};
  gap: ${({ $gap }) => $gap};

  ${({ $columns, $gap, $least }) =>
    $columns.map(([at, count]) => {
      // A tenth of a pixel less: the sum of rounded widths is never too wide for as many.
      const share = `(100% - ${count - 1} * ${$gap}) / ${count} - 0.1px`;
      const columns = css`
        grid-template-columns: ${columnsFrom(`min(max(${$least}, ${share}), 100%)`)};
      `;
      return at === 'base'
        ? columns
        : css`
            @media ${from(at)} {
              ${columns}
            }
          `;
    })}

  ul&,
  ol& {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
