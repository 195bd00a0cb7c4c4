import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${token('space-24')};

  & h3 {
    margin-block: 0 ${token('space-8')};
  }
`;
