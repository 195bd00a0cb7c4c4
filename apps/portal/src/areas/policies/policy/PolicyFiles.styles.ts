import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const Files = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token('space-12')};
`;
