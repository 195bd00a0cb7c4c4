import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

export const Layer = styled.section`
  position: fixed;
  inset: auto;
  inset-block-end: ${token('space-24')};
  inset-inline-end: ${token('space-24')};
  /* For browsers without popovers. */
  z-index: 101;
  box-sizing: border-box;
  inline-size: min(24rem, calc(100vw - 2 * ${token('space-24')}));
  margin: 0;
  padding: 0;
  overflow: visible;
  border: 0;
  background: none;
  color: ${token('color-text')};

  /* Large text on a low window: all of it can be reached. */
  @media (height < 30em) {
    max-block-size: calc(100dvh - 2 * ${token('space-24')});
    overflow-y: auto;
  }

  @media print {
    display: none;
  }
`;
