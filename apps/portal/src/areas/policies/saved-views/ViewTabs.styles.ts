import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** The saved views at the end of the line of quick tabs, which gives them their look, after a divider. */
export const Tabs = styled.nav`
  flex: none;
  margin-block: ${token('space-12')};
  border-inline-start: 1px solid ${token('color-divider')};

  & > ul {
    display: flex;
    gap: ${token('space-4')};
    margin: calc(-1 * ${token('space-12')}) 0;
    padding: 0;
    padding-inline-start: ${token('space-8')};
    list-style: none;
  }
`;
