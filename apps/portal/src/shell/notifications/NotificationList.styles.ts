import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const ListBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-8')};

  & > p {
    margin: 0;
  }
`;
