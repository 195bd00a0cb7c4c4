import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const Entries = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li {
    margin-block-start: ${token('space-16')};
    padding-block-start: ${token('space-16')};
    border-block-start: 1px solid ${token('color-divider')};
  }

  & h3 > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('target')};
  }

  & h3 {
    margin: 0;
    font-size: ${token('font-size')};
    line-height: ${token('line-height')};
  }

  & [data-part='date'] {
    margin: 0;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  & p {
    margin-block: ${token('space-4')} 0;
  }
`;
