import { keyframes, styled } from 'styled-components';
import { token } from '../../theme/token.ts';

const run = keyframes`
  from { transform: translateX(-100%) scaleX(0.4); }
  to { transform: translateX(100%) scaleX(0.4); }
`;

/** Its place is 0 high, so that the content below never moves; the bar is over the line. */
export const Track = styled.div`
  position: relative;
  block-size: 0;

  > div {
    position: absolute;
    inset-inline: 0;
    inset-block-end: -1px;
    z-index: 4;
    block-size: 3px;
    overflow: hidden;
    transform-origin: left;

    &:dir(rtl) {
      transform-origin: right;
    }
  }

  > [data-part='filled'],
  > [data-part='running']::after {
    background: ${token('color-primary')};
  }

  > [data-part='running']::after {
    content: '';
    display: block;
    block-size: 100%;
    animation: ${run} 1.2s linear infinite;
  }

  > [data-part='running']:dir(rtl)::after {
    animation-direction: reverse;
  }

  @media (prefers-reduced-motion: reduce) {
    > [data-part='running']::after {
      animation: none;
    }
  }
`;
