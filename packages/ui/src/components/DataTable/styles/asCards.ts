import { css, type RuleSet } from 'styled-components';
import { below, from } from '../../../theme/breakpoints.ts';

/**
 * Styles of a table whose rows are cards: below the breakpoint md, and in any window where the table
 * has no room for its columns, as with large text.
 * @param least the table's least width, in rem
 */
export const asCards = (least: number, styles: RuleSet) => css`
  @media screen and ${below('md')} {
    ${styles}
  }

  @media screen and ${from('md')} {
    @container table (inline-size < ${least}rem) {
      ${styles}
    }
  }
`;
