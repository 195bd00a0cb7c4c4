import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

export const LinkElement = styled.a`
  color: ${token('color-link')};
  text-decoration: underline;
  text-underline-offset: 0.15em;

  &:hover {
    text-decoration-thickness: 2px;
  }

  & > svg {
    margin-inline-start: ${token('space-4')};
    inline-size: 16px;
    vertical-align: text-bottom;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
