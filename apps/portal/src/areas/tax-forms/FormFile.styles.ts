import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const FileCell = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-4')};
  white-space: normal;
`;
