import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** Figures, rows and chart in one column. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-16')};
`;
