import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** Three groups in a row, or in a column if there is no room, with a line between them. */
export const Groups = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space-24')};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li {
    padding-inline-start: ${token('space-24')};
    border-inline-start: 1px solid ${token('color-divider')};
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('target')};
  }

  & h3 {
    margin: 0 0 ${token('space-12')};
    font-size: ${token('font-size-h4')};
    line-height: ${token('line-height-h4')};
  }

  /* As many in a line as fit into the narrow card. */
  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-12')} ${token('space-24')};
  }

  @media ${below(1200)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-16')};

    & > li + li {
      padding: ${token('space-16')} 0 0;
      border-inline-start: 0;
      border-block-start: 1px solid ${token('color-divider')};
    }
  }
`;
