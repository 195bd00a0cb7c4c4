import { token } from '@agent-portal/ui/theme/tokens';
import { styled } from 'styled-components';

/** Figures side by side, each under its name. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  align-items: end;
  gap: ${token('space-16')} ${token('space-24')};
  margin: 0;
`;
