import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const PolicyFollowUpList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li {
    margin-block-start: ${token('space-12')};
    padding-block-start: ${token('space-12')};
    border-block-start: 1px solid ${token('color-divider')};
  }
`;
