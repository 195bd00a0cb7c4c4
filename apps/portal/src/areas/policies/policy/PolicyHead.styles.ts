import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const HeadFrame = styled.section`
  position: sticky;
  inset-block-start: var(--sticky-top, 0px);
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-4')} ${token('space-24')};
  margin-block-end: ${token('space-8')};
  padding: ${token('space-8')} ${token('space-16')};
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};

  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-2')} ${token('space-12')};
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }

  > p:last-child {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  span {
    font-variant-numeric: tabular-nums;
  }

  /* Never covers the focused element. */
  html:has(&) {
    scroll-padding-block-start: calc(var(--sticky-top, 0px) + 7rem);
  }

  @media ${below('md')} {
    padding: ${token('space-4')} ${token('space-12')};

    > p {
      column-gap: ${token('space-8')};
    }

    /* The bar at the bottom has it. */
    [data-part='phone'] {
      display: none;
    }
  }

  /* A window this low, such as one at 400% zoom, has no space for it. */
  @media print, (max-height: 24rem) {
    position: static;
  }
`;
