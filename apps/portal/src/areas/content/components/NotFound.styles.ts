import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const Results = styled.search`
  display: grid;
  gap: ${token('space-16')};
  max-inline-size: 480px;
  margin-block-start: ${token('space-24')};

  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li {
    padding-block: ${token('space-8')};
    color: ${token('color-text-muted')};
    border-block-end: 1px solid ${token('color-divider')};
  }
`;
