import { css } from 'styled-components';
import { from } from '../../../theme/breakpoints.ts';
import { edgeWidth, openerWidth } from '../widths/hidingStyles.ts';
import { visuallyHidden } from '../../../theme/visuallyHidden.ts';

/** A row has one line, so its box is next to the button that opens it; in rem. */
const boxWidth = 1.75;

/** A closed row that can open. */
const closed = 'tbody > tr:not([data-detail], [data-expanded])';

const line = css`
  tbody > tr:not([data-detail], [data-skeleton]) > * {
    block-size: 40px;
    padding-block: 3px;
    vertical-align: middle;
  }

  ${closed} > * {
    white-space: nowrap;
  }

  /* The second line of a cell follows the first one. */
  ${closed} > * small {
    display: inline;
    margin-inline-start: 0.5em;
  }

  ${closed} > td > :is(span, a)[data-clamps] {
    display: block;
    inline-size: fit-content;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* A mark next to the name shows its icon; its title and the toolbar say what it is. */
  ${closed} [data-part='mark'] > span {
    ${visuallyHidden};
  }

  tr[data-detail='rest'] {
    display: table-row;
  }

  tr[data-detail='rest'] [data-part='rest'] {
    display: grid;

    & > div {
      display: block;
    }
  }
`;

/**
 * Compact rows have one line of 40 px if they open: a long text ends in an ellipsis, and shows whole in the open
 * row. On paper and in cards texts wrap.
 * @param least the table's least width, in rem: narrower than this, the rows are cards
 */
export const compactStyles = (least: number) => css`
  @media screen and ${from('md')} {
    @container table (inline-size >= ${least}rem) {
      &[data-opens][data-density='compact'],
      [data-density='compact'] &[data-opens] {
        table {
          --lead: ${openerWidth}rem;
          --boxes: ${openerWidth - edgeWidth}rem;
        }

        &[data-selects] table {
          --lead: ${openerWidth + boxWidth}rem;
          --boxes: ${openerWidth - edgeWidth + boxWidth}rem;
        }

        [data-part='expander'] {
          display: inline-grid;
        }

        [data-part='row-box'] {
          display: inline-grid;
          margin-block: 2px;
        }

        ${line}
      }
    }
  }
`;
