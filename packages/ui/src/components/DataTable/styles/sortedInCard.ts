import { css } from 'styled-components';
import { token } from '../../../theme/token.ts';
import type { Column } from '../Column.ts';
import { cardPlaceOf, sortFieldOf } from '../rows/cellOf.tsx';

/** Shows the value that decides the order in each card, with its name, next to the action. */
export function sortedInCard(columns: readonly Column<never>[], sorted: string | undefined) {
  const column = columns.find((each) => sortFieldOf(each) === sorted);
  if (!column || !['field', 'summary'].includes(cardPlaceOf(column))) return undefined;
  return css`
    tbody tr:not([data-detail]) > [data-column='${column.id}'][data-card] {
      display: block;
      grid-column: 1 / 3;
      order: 4;
      justify-self: start;
      font-weight: ${token('font-weight')};

      &::before {
        content: ${JSON.stringify(`${column.header} `)};
        color: ${token('color-text-muted')};
      }
    }
  `;
}
