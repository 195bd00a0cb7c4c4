import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

export const Surface = styled(Popover)`
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

  /* The library's hidden 'Dismiss': a screen reader would read it before the content. */
  > :first-child:has(> button[tabindex='-1']:only-child),
  > [role='dialog'] ~ :has(> button[tabindex='-1']:only-child) {
    display: none;
  }

  [role='dialog'] {
    outline: none;
  }

  [role='dialog'] > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-16')};
    padding: ${token('space-12')} ${token('space-12')} 0 ${token('space-16')};
  }

  [role='dialog'] > header > h2 {
    margin: 0;
    font-size: 1.125rem;
    line-height: 1.5rem;
  }

  [data-part='content'] {
    padding: ${token('space-12')} ${token('space-16')} ${token('space-16')};
  }

  [data-part='header'] {
    padding: ${token('space-12')} ${token('space-16')};
    border-block-end: 1px solid ${token('color-divider')};
  }

  [role='menu'] {
    padding: ${token('space-8')};
    outline: none;
  }

  [role='menu'] [role='group'] + [role='group'] {
    margin-block-start: ${token('space-8')};
    padding-block-start: ${token('space-8')};
    border-block-start: 1px solid ${token('color-divider')};
  }

  [role='menu'] header {
    padding: ${token('space-4')} ${token('space-12')};
    color: ${token('color-text-muted')};
    font-size: 0.875rem;
  }

  [role='menuitem'] {
    display: flex;
    align-items: center;
    gap: ${token('space-12')};
    min-block-size: ${token('control-height')};
    padding-inline: ${token('space-12')};
    border-radius: ${token('radius-control')};
    outline: none;
    color: inherit;
    text-decoration: none;
    cursor: pointer;
  }

  [role='menuitem'][data-focused] {
    background: ${token('color-selected')};
  }

  [role='menuitem'][data-focus-visible] {
    outline: 3px solid ${token('color-focus')};
    outline-offset: -3px;
  }
`;
