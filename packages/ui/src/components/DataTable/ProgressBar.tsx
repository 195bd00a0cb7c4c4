import { keyframes, styled } from 'styled-components';
import { token } from '../../theme/token.ts';

const run = keyframes`
  from { transform: translateX(-100%) scaleX(0.4); }
  to { transform: translateX(100%) scaleX(0.4); }
`;

/** Its place is 0 high, so that the content below never moves; the bar is over the line. */
const Track = styled.div`
  position: relative;
  block-size: 0;

  > div {
    position: absolute;
    inset-inline: 0;
    inset-block-end: -1px;
    z-index: 4;
    block-size: 3px;
    overflow: hidden;

    &::after {
      content: '';
      display: block;
      block-size: 100%;
      background: ${token('color-primary')};
      animation: ${run} 1.2s linear infinite;
    }

    &:dir(rtl)::after {
      animation-direction: reverse;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    > div::after {
      animation: none;
    }
  }
`;

/** A thin bar over rows that wait. It is decoration: the table says the same with `aria-busy`. */
export const ProgressBar = ({ active }: { readonly active: boolean }) => (
  <Track aria-hidden>{active && <div data-part="running" />}</Track>
);
