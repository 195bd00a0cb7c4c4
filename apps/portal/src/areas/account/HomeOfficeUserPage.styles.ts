import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const HomeOfficeUserBody = styled.div`
  max-inline-size: 48rem;

  & > p {
    margin-block: 0 ${token('space-24')};
  }

  & h2 {
    margin-block: 0 ${token('space-16')};
    font-size: ${token('font-size-h3')};
    line-height: ${token('line-height-h3')};
  }
`;
