import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const SentNote = styled.section`
  margin-block-end: ${token('space-16')};
  border-radius: ${token('radius-control')};

  p {
    margin: 0;
  }
`;
