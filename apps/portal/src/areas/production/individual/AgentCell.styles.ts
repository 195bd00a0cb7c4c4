import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const OwnNote = styled.span`
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-small')};
  font-weight: normal;
  white-space: nowrap;
`;
