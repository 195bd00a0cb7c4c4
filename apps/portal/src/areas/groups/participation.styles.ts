import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const ParticipationElement = styled.span`
  display: inline-flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${token('space-4')};
  font-variant-numeric: tabular-nums;
`;
