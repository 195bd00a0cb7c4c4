import { styled } from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const TabBar = styled.nav`
  border-block-end: 1px solid ${token('color-divider')};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space-24')};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    min-block-size: 2.75rem;
    border-block-end: 3px solid transparent;
    color: ${token('color-text-muted')};
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }

  a:hover {
    color: ${token('color-text')};
  }

  a:focus-visible {
    outline-offset: -3px;
  }

  a[aria-current='page'] {
    border-color: ${token('color-primary')};
    color: ${token('color-text')};
  }

  [data-part='count'] {
    padding: 0 ${token('space-8')};
    border-radius: ${token('radius-pill')};
    background: ${token('color-divider')};
    color: ${token('color-text')};
    font-size: 0.875rem;
    line-height: 1.25rem;
    font-variant-numeric: tabular-nums;
  }
`;
