import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/* The height of the bar, with room for text of two lines. */
const pageEnd = '5rem';

/**
 * The commands of a thing: one primary, one secondary, and a menu. On a phone they are a bar at the bottom of the
 * screen, wherever the page is scrolled.
 */
export const PageCommandBar = styled.div.attrs({ role: 'group', 'aria-label': 'Commands' })`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token('space-8')};

  &:empty {
    display: none;
  }

  /* A window lower than this, such as one at 400% zoom, has no space for the bar. */
  @media screen and ${below('md')} and (min-height: 24.01rem) {
    position: fixed;
    inset-block-end: 0;
    inset-inline: 0;
    z-index: 15;
    align-items: stretch;
    padding: ${token('space-8')} ${token('space-16')};
    padding-block-end: max(${token('space-8')}, env(safe-area-inset-bottom));
    border-block-start: 1px solid ${token('color-divider')};
    background: ${token('color-surface')};

    /* The end of the page scrolls free of the bar. */
    body:has(&) {
      --end-bar: calc(${pageEnd} + env(safe-area-inset-bottom));
      padding-block-end: var(--end-bar);
    }

    /* Never covers the focused element. */
    html:has(&) {
      scroll-padding-block-end: calc(${pageEnd} + env(safe-area-inset-bottom));
    }

    > :is(a, button) {
      /* Two lines only where large text leaves no room for one. */
      flex: 1 1 0;
      min-inline-size: min-content;
      min-block-size: 2.75rem;
      text-wrap: balance;
      padding-inline: ${token('space-8')};
    }

    > [data-variant='primary'] {
      flex-grow: 2;
    }

    > [data-size='icon'] {
      flex: 0 0 2.75rem;
    }
  }

  @media print {
    display: none;
  }
`;
