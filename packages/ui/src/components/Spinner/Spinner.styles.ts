import { keyframes, styled } from 'styled-components';
import { token } from '../../theme/token.ts';

const turn = keyframes`
  to {
    rotate: 1turn;
  }
`;

export const SpinnerElement = styled.span`
  display: inline-grid;

  & > svg {
    inline-size: ${token('icon')};
    block-size: ${token('icon')};
    animation: ${turn} 900ms linear infinite;
    fill: none;
    stroke: currentColor;
    stroke-width: 3;
    stroke-dasharray: 70 30;
    stroke-linecap: round;
  }
`;
