import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const ProfileCards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-16')};

  & h2 {
    margin-block: 0 ${token('space-12')};
  }

  & p {
    margin-block: 0 ${token('space-12')};
  }

  & address {
    font-style: normal;
  }

  & address > span {
    display: block;
  }
`;
