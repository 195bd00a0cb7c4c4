import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const Note = styled.p`
  margin-block: calc(-1 * ${token('space-12')}) ${token('space-12')};
  color: ${token('color-text-muted')};
`;
