import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

export const TabGroup = styled.div`
  display: flex;
  max-inline-size: 100%;
  gap: ${token('space-4')};
  overflow: auto hidden;
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

  :is(button[aria-pressed], li > a) {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${token('space-8')};
    min-block-size: 2.75rem;
    padding: 3px ${token('space-8')} 0;
    border: 0 solid transparent;
    border-block-end-width: 3px;
    background: none;
    color: ${token('color-text-muted')};
    font: inherit;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
  }

  :is(button[aria-pressed], li > a):hover {
    background: ${token('color-hover')};
    color: ${token('color-text')};
  }

  :is(button[aria-pressed], li > a):focus-visible {
    outline-offset: -3px;
  }

  :is(button, a):is([aria-pressed='true'], [aria-current]) {
    border-color: ${token('color-primary')};
    color: ${token('color-text')};
    font-weight: ${token('font-weight-strong')};
  }

  :is(button, a) > small {
    padding-inline: ${token('space-8')};
    border-radius: ${token('radius-pill')};
    background: ${token('color-hover')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
    font-variant-numeric: tabular-nums;
  }

  :is([aria-pressed='true'], [aria-current]) > small {
    background: ${token('color-selected')};
  }

  /* Every edge would be drawn, as if every tab were chosen. */
  @media (forced-colors: active) {
    :is(button[aria-pressed], li > a) {
      border-color: Canvas;
    }

    :is(button, a):is([aria-pressed='true'], [aria-current]) {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }

    :is([aria-pressed='true'], [aria-current]) > small {
      background: none;
    }
  }

  @media print {
    display: none;
  }
`;
