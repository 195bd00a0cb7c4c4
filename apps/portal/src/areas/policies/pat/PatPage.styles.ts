import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const StatusCards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${token('space-24')};
`;
