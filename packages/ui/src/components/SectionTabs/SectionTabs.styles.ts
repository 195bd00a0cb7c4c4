import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';
import { tabLook } from './tabLook.ts';

export const TabBar = styled.nav`
  border-block-end: 1px solid ${token('color-divider')};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space-8')};
    margin: 0 calc(-1 * ${token('space-8')});
    padding: 0;
    list-style: none;
  }

  a {
    ${tabLook}
  }

  a[aria-current='page'] {
    border-color: ${token('color-primary')};
    color: ${token('color-text')};
  }
`;
