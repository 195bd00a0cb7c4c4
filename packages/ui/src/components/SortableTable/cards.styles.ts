import { css } from 'styled-components';
import { selectStyles } from '../Field/selectStyles.ts';
import { token } from '../../theme/tokens.ts';

/** Width of the labels of a card. */
const labels = '8.5rem';

/**
 * Under 768 px the rows are cards: the heading with the status beside it, then label and value
 * pairs, then the action. The elements are the same; the header that is gone is in the labels, and
 * what it sorts is in the card sort.
 */
export const cardStyles = css`
  @media (max-width: 767.98px) {
    [data-part='scroller'] > table,
    tbody {
      display: block;
    }

    /* A list with a bar at the bottom sorts there. */
    &:has([data-part='phone-list-bar']) [data-part='card-sort'] {
      display: none;
    }

    colgroup,
    thead,
    [data-card='hidden'] {
      display: none;
    }

    [data-part='card-sort'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${token('space-8')} ${token('space-12')};
      padding: ${token('space-12')} ${token('space-16')};
      border-block-end: 1px solid ${token('color-divider')};

      label,
      button {
        display: inline-flex;
        align-items: center;
        gap: ${token('space-8')};
        color: ${token('color-text-muted')};
      }

      select {
        ${selectStyles}
      }

      button {
        min-block-size: ${token('control-height')};
        padding: 0;
        border: 0;
        background: none;
        color: ${token('color-link')};
      }
    }

    tbody tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${token('space-4')} ${token('space-8')};
      padding: ${token('space-16')};
      border-block-end: 1px solid ${token('color-divider')};
    }

    tbody tr > * {
      display: flow-root;
      order: 2;
      flex: 0 0 100%;
      block-size: auto;
      max-inline-size: none;
      padding: 0 0 0 ${labels};
      border: 0;
      text-align: start;
    }

    tbody tr > *::before {
      content: attr(data-label);
      float: inline-start;
      inline-size: calc(${labels} - ${token('space-8')});
      margin-inline-start: -${labels};
      color: ${token('color-text-muted')};
    }

    tbody tr > [data-card='heading'],
    tbody tr > [data-card='status'] {
      order: 0;
      flex: 0 1 auto;
      padding: 0;
      font-size: ${token('font-size-h4')};
      font-weight: ${token('font-weight-strong')};
    }

    tbody tr > [data-card='status'] {
      order: 1;
      font-size: ${token('font-size')};
    }

    tbody tr > [data-card]::before {
      content: none;
    }

    tbody tr > [data-card='action'] {
      order: 3;
      padding: ${token('space-8')} 0 0;
    }

    tbody tr > [data-card='action'] > :is(button, a) {
      inline-size: 100%;
    }

    [data-card='heading'] a {
      display: inline-flex;
      align-items: center;
      min-block-size: ${token('target')};
    }

    tbody tr[data-skeleton] > * {
      padding: 0;
    }
  }
`;
