import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const Documents = styled.ul`
  display: grid;
  gap: ${token('space-8')};
  margin: 0;
  padding: 0;
  list-style: none;

  && > li {
    display: grid;
    gap: ${token('space-4')};
    padding: 0;
    border: 0;
  }

  /* The name of a file can be one long word. */
  button {
    max-inline-size: 100%;
    text-align: start;
    overflow-wrap: anywhere;
  }

  small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
  }
`;
