import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** The agent that the options are for, above them and as wide as their column. */
export const DeliveryChoices = styled.div`
  display: grid;
  gap: ${token('space-16')};
  max-width: 36rem;
  margin-block-end: ${token('space-16')};

  &:empty {
    display: none;
  }
`;

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
