import { token } from '@agent-portal/ui/theme/tokens';
import { styled } from 'styled-components';

export const SearchForm = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  align-items: start;
  gap: ${token('space-16')} ${token('space-24')};
  max-inline-size: 44rem;
  padding: ${token('space-24')};
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};

  > p,
  > section {
    grid-column: 1 / -1;
    margin: 0;
  }

  > button {
    justify-self: start;
  }
`;
