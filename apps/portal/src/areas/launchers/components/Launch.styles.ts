import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const Opening = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-12')};
  margin: 0;
`;
