import { css } from 'styled-components';
import { token } from '../../theme/token.ts';

/** What all surfaces that open next to a trigger look like, and the panel in one. */
export const surfaceStyles = css`
  box-sizing: border-box;
  min-inline-size: 14rem;
  max-inline-size: calc(100vw - ${token('space-24')});
  overflow: auto;
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  box-shadow: 0 8px 24px ${token('color-shadow')};
  outline: none;

  [role='dialog'] {
    outline: none;
  }

  [role='dialog'] > [data-part='title'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-16')};
    padding-block: ${token('space-12')} 0;
    padding-inline: ${token('space-16')} ${token('space-12')};
  }

  [role='dialog'] > [data-part='title'] > h2 {
    margin: 0;
    font-size: 1.125rem;
    line-height: 1.5rem;
  }

  [role='dialog'] > [data-part='title'] > h2:focus-visible {
    outline: 3px solid ${token('color-focus')};
    outline-offset: 2px;
  }

  [data-part='content'] {
    padding: ${token('space-12')} ${token('space-16')} ${token('space-16')};
  }
`;
