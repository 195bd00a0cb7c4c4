import { token } from '@agent-portal/ui/theme/tokens';
import { styled } from 'styled-components';

export const ParticipationElement = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space-4')} ${token('space-8')};
  font-variant-numeric: tabular-nums;
`;
