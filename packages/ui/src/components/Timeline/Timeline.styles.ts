import { styled } from 'styled-components';
import { below } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';

/** Dates, dots with their line, and texts are in three columns. */
export const Events = styled.ol`
  --dates: 6rem;
  --dots: calc(var(--dates) + ${token('space-12')});
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: var(--dates) minmax(0, 1fr);
    column-gap: ${token('space-40')};
    padding-block-end: ${token('space-8')};
    overflow-wrap: anywhere;
  }

  @media ${below('sm')} {
    --dates: 5.5rem;
  }

  & > li:last-child {
    padding-block-end: 0;
  }

  /* The line from one event to the next. */
  & > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 1.25rem -0.25rem;
    inset-inline-start: calc(var(--dots) + 0.4375rem);
    border-inline-start: 2px solid ${token('color-divider')};
  }

  & > li::after {
    content: '';
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-start: var(--dots);
    inline-size: 1rem;
    block-size: 1rem;
    background: ${token('color-surface')};
    border: 2px solid ${token('color-border')};
    border-radius: ${token('radius-pill')};
  }

  & > li[aria-current]::after {
    border: 0.3125rem solid ${token('color-primary')};
  }

  & > li[data-state='toCome']::after {
    border-style: dashed;
  }

  & > li[data-state='done']::after {
    display: none;
  }

  & > li[data-state='done'] > svg {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-start: var(--dots);
    inline-size: 1rem;
    block-size: 1rem;
    color: ${token('color-primary')};
  }

  & > li > :is(strong, div) {
    grid-column: 2;
  }

  & time {
    grid-area: 1 / 1;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  & > li:not([aria-current]) > strong {
    font-weight: 400;
  }

  /* The current event has the colors of what is selected, and a drawing keeps its own. */
  @media (forced-colors: active) {
    & > li[data-state='done'] > svg {
      color: CanvasText;
    }

    & > li[aria-current]:not(:last-child)::before,
    & > li[aria-current]::after {
      border-color: HighlightText;
    }

    & > li[aria-current]::after {
      background: Highlight;
    }
  }
`;
