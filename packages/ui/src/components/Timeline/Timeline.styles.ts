import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

export const Events = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    min-inline-size: 0;
    padding-block-end: ${token('space-24')};
    padding-inline-start: ${token('space-32')};
    overflow-wrap: anywhere;
  }

  & > li:last-child {
    padding-block-end: 0;
  }

  /* The line from one event to the next. */
  & > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 1.25rem -0.25rem;
    inset-inline-start: 0.4375rem;
    border-inline-start: 2px solid ${token('color-divider')};
  }

  & > li::after {
    content: '';
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-start: 0;
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
    inset-inline-start: 0;
    inline-size: 1rem;
    block-size: 1rem;
    color: ${token('color-primary')};
  }

  & time {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  & strong {
    display: block;
    font-weight: 600;
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
