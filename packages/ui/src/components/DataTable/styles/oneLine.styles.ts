import { css } from 'styled-components';
import { from } from '../../../theme/breakpoints.ts';
import { token } from '../../../theme/token.ts';
import { visuallyHidden } from '../../../theme/visuallyHidden.ts';

const line = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/**
 * Rows of one line: a long text ends in an ellipsis, and shows whole in the open row, which every row of such
 * a table has. A link is a target of at least 24 px. On paper and in cards texts wrap.
 * @param least the table's least width, in rem: narrower than this, the rows are cards
 */
export const oneLineStyles = (least: number) => css`
  @media screen and ${from('md')} {
    @container table (inline-size >= ${least}rem) {
      &[data-lines='one'] {
        tbody > tr:not([data-detail]) > * {
          padding-block: 1px;
        }

        tbody > tr:not([data-detail], [data-expanded]) > * {
          white-space: nowrap;
        }

        /* A text that may not be cut off: two lines fit into the height of the row. */
        [data-part='wraps'] {
          display: block;
          line-height: 1.2;
          white-space: normal;
        }

        [data-part='expander'] {
          display: inline-grid;
          margin-inline: calc(-1 * ${token('space-8')}) 0;
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

        tr:not([data-detail]) a:not([data-size], [data-part]) {
          display: inline-block;
          overflow: hidden;
          max-inline-size: 100%;
          text-overflow: ellipsis;
          padding-block: ${token('space-2')};
          vertical-align: middle;
        }

        tr:not([data-detail]) > [data-card='status'] > [data-tone] {
          gap: ${token('space-4')};
          padding-inline: 6px ${token('space-8')};
        }

        /* A mark next to the name shows its icon; its title and the toolbar say what it is. */
        tr:not([data-detail]) > [data-card='heading'] > [data-part='mark'] {
          padding: ${token('space-2')};
          vertical-align: middle;

          & > span {
            ${visuallyHidden};
          }
        }

        /* The name is cut off before the id after it. */
        tr:not([data-detail]) [data-part='name-id'] {
          display: inline-flex;
          gap: 0.25em;
          max-inline-size: 100%;

          & > :last-child {
            flex: none;
          }
        }

        tr:not([data-detail], [data-expanded]) > td > :is(span, a)[data-clamps] {
          display: block;
          inline-size: fit-content;
          max-inline-size: 100%;
          ${line}
        }

        tr[data-expanded] > td > :is(span, a):is([data-clamps], [data-part='name-id']) {
          display: inline-block;
          white-space: normal;
        }

        tr[data-expanded] [data-part='name-id'] {
          flex-wrap: wrap;
        }
      }
    }
  }
`;
