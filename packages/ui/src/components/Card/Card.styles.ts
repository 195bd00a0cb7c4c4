import { styled } from 'styled-components';
import { below } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';

export const CardElement = styled.div`
  padding: ${token('space-24')};
  background: ${token('color-surface')};
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')};

  & > :first-child {
    margin-block-start: 0;
  }

  & > :last-child {
    margin-block-end: 0;
  }

  @media ${below('md')} {
    padding: ${token('space-16')};
  }
`;
