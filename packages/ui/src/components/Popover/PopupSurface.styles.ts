import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';
import { surfaceStyles } from './surfaceStyles.ts';

export const Surface = styled.div`
  ${surfaceStyles}

  /* The browser would center it. */
  position: fixed;
  inset: auto;
  margin: 0;
  padding: 0;

  /* The top layer is above dialogs: under a modal one, it is out of sight. A popover that opened a calendar stays. */
  &:is([inert], [inert] *):not(:has([aria-haspopup='dialog'][aria-expanded='true'])) {
    visibility: hidden;
  }

  [data-part='header'] {
    padding: ${token('space-12')} ${token('space-16')};
    border-block-end: 1px solid ${token('color-divider')};
  }

  [role='menu'] {
    padding: ${token('space-8')};
    outline: none;
  }

  [data-part='section'] + [data-part='section'] {
    margin-block-start: ${token('space-8')};
    padding-block-start: ${token('space-8')};
    border-block-start: 1px solid ${token('color-divider')};
  }

  [role='menu'] [data-part='label'] {
    padding: ${token('space-4')} ${token('space-12')};
    color: ${token('color-text-muted')};
    font-size: 0.875rem;
  }

  [role^='menuitem'] {
    display: flex;
    align-items: center;
    gap: ${token('space-12')};
    min-block-size: ${token('control-height')};
    padding-inline: ${token('space-12')};
    border-radius: ${token('radius-control')};
    outline: none;
    inline-size: 100%;
    box-sizing: border-box;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }

  [role^='menuitem'][data-tone='danger'] {
    color: ${token('color-danger')};
  }

  [role^='menuitem'][aria-disabled] {
    color: ${token('color-text-muted')};
    cursor: not-allowed;
  }

  [role^='menuitem'] > [data-part='mark'] {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
  }

  [role^='menuitem'] > [data-part='forward'] {
    margin-inline-start: auto;
  }

  [data-part='forward']:dir(rtl) {
    transform: scaleX(-1);
  }

  [role^='menuitem']:focus {
    background: ${token('color-selected')};
  }

  [role^='menuitem']:focus-visible {
    outline: 3px solid ${token('color-focus')};
    outline-offset: -3px;
  }
`;
