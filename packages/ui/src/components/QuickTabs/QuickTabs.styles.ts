import { styled } from 'styled-components';
import { below } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';

export const TabGroup = styled.fieldset`
  display: flex;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  flex-wrap: wrap;
  gap: ${token('space-2')};

  button {
    min-block-size: max(2rem, ${token('target')});
    padding: 0 ${token('space-8')};
    border: 1px solid transparent;
    border-radius: ${token('radius-pill')};
    background: none;
    color: ${token('color-text')};
    font: inherit;
    font-size: ${token('font-size-compact')};
    line-height: ${token('line-height-compact')};
    white-space: nowrap;
    cursor: pointer;
  }

  button:hover {
    background: ${token('color-hover')};
  }

  button[aria-pressed='true'] {
    border-color: ${token('color-primary')};
    background: ${token('color-selected')};
    font-weight: ${token('font-weight-strong')};
  }

  span {
    color: ${token('color-text-muted')};
    font-variant-numeric: tabular-nums;
  }

  @media ${below('md')} {
    flex-wrap: nowrap;
    max-inline-size: 100%;
    overflow-x: auto;
    scrollbar-width: none;
    /* A fade at an edge says that the line goes on there. */
    --start: 0px;
    --end: 0px;
    mask-image: linear-gradient(
      90deg,
      transparent,
      currentColor var(--start) calc(100% - var(--end)),
      transparent
    );

    &[data-more~='start'] {
      --start: 2.5rem;
    }

    &[data-more~='end'] {
      --end: 2.5rem;
    }
  }

  /* A transparent edge would be drawn, as if every tab were chosen, and the focused one most. */
  @media (forced-colors: active) {
    button {
      border-color: Canvas;
    }

    button[aria-pressed='true'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }

    button[aria-pressed='true'] > span {
      color: inherit;
    }
  }

  @media print {
    display: none;
  }
`;
