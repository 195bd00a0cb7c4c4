import { token } from '../../theme/token.ts';
import { styled } from 'styled-components';

export const MessagePageBody = styled.div`
  max-width: 40rem;

  & h1 {
    margin-block: 0 ${token('space-16')};
    outline: none;
  }

  & p {
    margin-block: 0 ${token('space-16')};
    text-wrap: pretty;
  }
`;
