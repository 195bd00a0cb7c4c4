import { css, styled } from 'styled-components';
import { from } from '../../theme/breakpoints.ts';

export interface GridLook {
  readonly $gap: string;
  /** The columns by the width from which there are as many, the narrowest first. */
  readonly $columns: readonly (readonly [at: 'base' | 'sm' | 'md' | 'lg' | 'xl', count: number])[];
  readonly $least: string;
}

export const GridElement = styled.div<GridLook>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $least }) => $least}, 100%), 1fr));
  gap: ${({ $gap }) => $gap};

  ${({ $columns }) =>
    $columns.map(([at, count]) => {
      const columns = css`
        grid-template-columns: repeat(${count}, minmax(0, 1fr));
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
