import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const DisplayFields = styled.div`
  display: grid;
  gap: ${token('space-16')};

  & > p {
    margin: 0;
    color: ${token('color-text-muted')};
  }
`;
