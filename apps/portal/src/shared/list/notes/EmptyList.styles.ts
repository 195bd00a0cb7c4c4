import { token } from '@agent-portal/ui/theme/tokens';
import { styled } from 'styled-components';

export const Note = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-8')};
  padding: ${token('space-48')} ${token('space-16')};
  text-align: center;

  & p {
    margin: 0 0 ${token('space-8')};
    color: ${token('color-text-muted')};
  }
`;
