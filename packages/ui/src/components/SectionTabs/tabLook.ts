import { css } from 'styled-components';
import { token } from '../../theme/token.ts';

/** The look of one tab, a link or a button: styles alone, which the stories of tabs show. */
export const tabLook = css`
  display: flex;
  align-items: center;
  gap: ${token('space-8')};
  min-block-size: 2.75rem;
  padding-inline: ${token('space-8')};
  border-block-end: 3px solid transparent;
  color: ${token('color-text-muted')};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: ${token('color-text')};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  [data-part='count'] {
    padding: 0 ${token('space-8')};
    border-radius: ${token('radius-pill')};
    background: ${token('color-neutral-tint')};
    color: ${token('color-neutral')};
    font-size: 0.875rem;
    line-height: 1.25rem;
    font-variant-numeric: tabular-nums;
  }

  /* A transparent edge would be drawn, as if every tab were selected. */
  @media (forced-colors: active) {
    border-block-end-color: Canvas;

    &:is([aria-current], [aria-selected='true']) {
      border-block-end-color: Highlight !important;
    }

    /* At the edge it would be as dark as the page, and the tab would only look smaller. */
    &:is([aria-current], [aria-selected='true']):focus-visible {
      outline-color: HighlightText;
      outline-offset: -5px;
    }
  }
`;
