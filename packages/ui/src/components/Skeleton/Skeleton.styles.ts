import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

export const SkeletonElement = styled.span`
  display: grid;
  gap: ${token('space-12')};

  & > span {
    block-size: 0.875em;
    background: ${token('color-skeleton')};
    border-radius: ${token('radius-control')};
  }

  & > span:nth-child(even) {
    inline-size: 70%;
  }
`;
