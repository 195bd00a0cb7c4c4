import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const Taken = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & li {
    display: grid;
    gap: ${token('space-4')};
    padding-block: ${token('space-12')};
    border-block-start: 1px solid ${token('color-divider')};
  }

  & p {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  & small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
  }
`;
