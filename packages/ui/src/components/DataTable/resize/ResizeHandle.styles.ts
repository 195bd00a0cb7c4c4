import { styled } from 'styled-components';
import { from } from '../../../theme/breakpoints.ts';
import { token } from '../../../theme/token.ts';

/**
 * The line at the end of a header. What can be pressed is 24 px wide around it: it reaches over the padding of
 * the next header (`--reach`), and the header's own text ends before it.
 */
export const Handle = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: calc(-1 * var(--reach));
  z-index: 1;
  inline-size: 24px;
  cursor: col-resize;
  touch-action: none;

  th:has(> &) {
    --reach: ${token('space-8')};
  }

  @media ${from('md')} {
    [data-width='wide'] th:has(> &) {
      --reach: 6px;
    }
  }

  /* The header after a number has more padding, so that the number's own header ends where its values do. */
  th[data-align='end'][data-column]:has(> &) {
    --reach: ${token('space-16')};
  }

  /* Nothing is after the last one. */
  th[data-column][data-column]:last-child:has(> &) {
    --reach: 0px;
  }

  @media screen {
    th:is(:last-child, :not([data-align='end'])):has(> &):not([data-sorts]),
    th:is(:last-child, :not([data-align='end'])):has(> &) > button {
      padding-inline-end: calc(24px - var(--reach)) !important;
    }

    th[data-align='end']:has(> &) + th:not([data-sorts]),
    th[data-align='end']:has(> &) + th > button {
      padding-inline-start: ${token('space-16')} !important;
    }
  }

  /* Headers are over the next ones there, and over nothing else. */
  thead:has(> tr > th > &) {
    position: relative;
    z-index: 2;
  }

  &::after {
    content: '';
    position: absolute;
    inset-block: 25%;
    inset-inline-end: var(--reach);
    border-inline-end: 2px solid ${token('color-divider')};
  }

  &:hover::after,
  &:focus-visible::after,
  &[data-dragged]::after {
    inset-block: 0;
    border-color: ${token('color-primary')};
  }

  &:focus-visible {
    outline: 3px solid ${token('color-focus')};
    outline-offset: -3px;
  }

  @media print {
    display: none;
  }
`;
