import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** The status of a thing, and what happens next, in one line where there is room. */
export const Lead = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-8')} ${token('space-12')};
  margin: 0 0 ${token('space-16')};
`;
