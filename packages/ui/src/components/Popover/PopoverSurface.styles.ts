import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { surfaceStyles } from './surfaceStyles.ts';

export const Surface = styled(Popover)`
  ${surfaceStyles}

  /* The library's hidden 'Dismiss': a screen reader would read it before the content. */
  > :first-child:has(> button[tabindex='-1']:only-child),
  > [role='dialog'] ~ :has(> button[tabindex='-1']:only-child) {
    display: none;
  }
`;
