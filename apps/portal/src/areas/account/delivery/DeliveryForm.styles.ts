import { token } from '@agent-portal/ui/theme/tokens';
import { styled } from 'styled-components';

export const DeliveryFields = styled.form`
  display: grid;
  justify-items: start;
  gap: ${token('space-16')};
  max-width: 36rem;

  & h3,
  & p {
    margin-block: 0;
  }

  & h3 {
    margin-block: ${token('space-12')} ${token('space-8')};
  }
`;
