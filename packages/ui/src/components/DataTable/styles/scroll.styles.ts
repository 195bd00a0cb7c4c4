import { css } from 'styled-components';
import { token } from '../../../theme/token.ts';

/**
 * The header is sticky under the bar at the top of the app (`--sticky-top`). A table too wide for its place scrolls
 * in both directions, so that the header can stay there too; its first column and the actions stay visible.
 */
export const scrollStyles = css`
  [data-part='scroller'] {
    overflow-x: auto;
    container: table / inline-size;
  }

  [data-part='scroller'][data-overflows='false'] {
    overflow: visible;
  }

  [data-part='scroller'][data-overflows='true'] {
    --sticky-top: 0px;
    max-block-size: max(24rem, 100dvh - 10rem);
    overflow: auto;
    /* Where the scroll bar hides, the shade says that there are more columns. */
    box-shadow: inset -10px 0 10px -10px ${token('color-text-muted')};
  }

  [data-part='scroller'][data-overflows='true']:dir(rtl) {
    box-shadow: inset 10px 0 10px -10px ${token('color-text-muted')};
  }

  thead tr > * {
    position: sticky;
    inset-block-start: var(--sticky-top, 0px);
    z-index: 2;
  }

  @container table (inline-size >= 40rem) {
    [data-overflows='true'] tr {
      background: ${token('color-surface')};
    }

    [data-overflows='true'] tr > :first-child:where(:not([aria-colspan])),
    [data-overflows='true'] tr > [data-column='open'] + * {
      position: sticky;
      inset-inline-start: 0;
      z-index: 1;
      background: inherit;
    }

    [data-overflows='true'] tr > [data-column='open'] + * {
      inset-inline-start: var(--lead);
    }

    [data-overflows='true'] tr > [data-card='action'] {
      position: sticky;
      inset-inline-end: 0;
      z-index: 1;
      background: inherit;
    }

    [data-overflows='true'] thead tr > :first-child,
    [data-overflows='true'] thead tr > [data-column='open'] + * {
      z-index: 3;
    }

    [data-scrolled='true'] tr:not([data-detail]) > :first-child:not([data-column='open']),
    [data-scrolled='true'] tr:not([data-detail]) > [data-column='open'] + * {
      box-shadow: 8px 0 8px -8px ${token('color-shadow')};

      &:dir(rtl) {
        box-shadow: -8px 0 8px -8px ${token('color-shadow')};
      }
    }
  }
`;
