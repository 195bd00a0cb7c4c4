import { css } from 'styled-components';
import { token } from '../../../theme/token.ts';
import type { Column } from '../Column.ts';
import { cardPlaceOf, kindOf, sortFieldOf } from '../rows/cellOf.tsx';

/**
 * Shows the value that decides the order in each card, with its name, next to the action; an amount that a card shows
 * anyway stays where it is.
 */
export function sortedInCard(columns: readonly Column<never>[], sorted: string | undefined) {
  const column = columns.find((each) => sortFieldOf(each) === sorted);
  if (!column || !['field', 'summary'].includes(cardPlaceOf(column))) return undefined;
  const isAmountInPlace = cardPlaceOf(column) === 'summary' && kindOf(column).align === 'end';
  return css`
    tbody tr:not([data-detail]) > [data-column='${column.id}'][data-card] {
      ${
        isAmountInPlace
          ? ''
          : css`
              display: block;
              grid-column: 1 / 3;
              order: 4;
              justify-self: start;
              font-weight: ${token('font-weight')};
            `
      }

      &::before {
        content: ${JSON.stringify(`${column.header} `)};
        color: ${token('color-text-muted')};
        font-size: ${token('font-size-small')};
        font-weight: ${token('font-weight')};
      }
    }
  `;
}
