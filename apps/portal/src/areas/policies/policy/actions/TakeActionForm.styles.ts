import { token } from '@agent-portal/ui/theme/tokens';
import { styled } from 'styled-components';

export const ActionFormElement = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-12')};
  max-inline-size: 40rem;

  & > button {
    justify-self: start;
  }
`;
