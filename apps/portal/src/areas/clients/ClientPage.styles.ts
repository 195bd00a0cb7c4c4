import { Grid } from '@agent-portal/ui/Grid';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** The parts of the page: as many columns as fit, tables over all of them. */
export const ClientParts = styled(Grid)`
  & > [data-wide] {
    grid-column: 1 / -1;
    min-inline-size: 0;
  }
`;

/** Phone numbers and e-mail addresses, far enough apart to tap the right one. */
export const Ways = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token('space-12')};
    min-block-size: ${token('target')};
    overflow-wrap: anywhere;
  }

  & small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
  }
`;
