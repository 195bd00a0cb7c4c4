import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';
import { surfaceStyles } from '../Popover/surfaceStyles.ts';

export const SubmenuSurface = styled.div`
  &:not([data-inline]) {
    ${surfaceStyles}

    /* The browser would center it. */
    position: fixed;
    inset: auto;
    margin: 0;
    max-block-size: calc(100dvh - ${token('space-24')});
  }

  &[role='menu'][data-inline] {
    padding: 0;
    padding-inline-start: ${token('space-24')};
  }
`;
