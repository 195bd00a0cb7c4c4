import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token('space-8')} ${token('space-16')};
  padding-block-end: ${token('space-4')};

  &:not(:has(+ ul)) {
    margin-block-end: ${token('space-8')};
  }

  > div:first-child {
    flex: 1 1 0;
    min-inline-size: min(100%, 20rem);

    @media ${below('md')} {
      min-inline-size: min(100%, 14rem);
    }
  }

  [data-part='eyebrow'],
  [data-part='title'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token('space-12')};
  }

  nav {
    margin: 0;
  }

  [aria-current] {
    color: ${token('color-text')};
    font-weight: ${token('font-weight-strong')};
  }

  /* The button stays next to a trail that wraps. */
  [data-part='eyebrow'] {
    flex-wrap: nowrap;
    align-items: end;
    gap: ${token('space-4')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: 1.5rem;
  }

  [data-part='eyebrow'] button {
    gap: ${token('space-4')};
    min-block-size: max(28px, ${token('target')});
    margin-block: calc((24px - max(28px, ${token('target')})) / 2);
    padding-inline: ${token('space-4')};
  }

  h1 {
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: anywhere;
    outline: none;
  }

  &[data-sticks] {
    position: sticky;
    inset-block-start: var(--sticky-top, 0px);
    z-index: 3;
    background: ${token('color-canvas')};

    /* Never covers the focused element. */
    html:has(&) {
      scroll-padding-block-start: calc(var(--sticky-top, 0px) + 7rem);
    }
  }

  /* A window this low, such as one at 400% zoom, has no space for it. */
  @media print, (max-height: 24rem) {
    &[data-sticks] {
      position: static;
    }
  }

  /* Paper has the number, and no way to the pages above. */
  @media print {
    &&& nav {
      display: block;
    }

    nav li:not(:last-child),
    button {
      display: none;
    }
  }
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: 0 0 ${token('space-12')};
  padding: 0;
  color: ${token('color-text-muted')};
  font-variant-numeric: tabular-nums;
  list-style: none;

  > li {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  > li:not(:last-child)::after {
    content: '·';
    content: '·' / '';
    padding-inline: ${token('space-8')};
  }

  @media screen and ${below('md')} {
    > li:not(:last-child)::after {
      content: '';
    }
  }
`;
