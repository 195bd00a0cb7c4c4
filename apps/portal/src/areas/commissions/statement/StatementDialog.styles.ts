import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const StatementForm = styled.form`
  display: grid;
  gap: ${token('space-16')};
  min-inline-size: min(22rem, 100%);

  & > button {
    justify-self: start;
  }
`;
