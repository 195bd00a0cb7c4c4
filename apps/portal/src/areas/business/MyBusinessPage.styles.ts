import { from } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** A column of cards. */
const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-24')};
`;

/** The queue, and the column next to it if there is room. */
export const Columns = styled(Column)`
  align-items: start;

  @media ${from('xl')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

export const QueueColumn = styled(Column)`
  gap: ${token('space-12')};

  & > p {
    margin: 0;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
  }
`;

/** An open item stays in sight while the queue scrolls. */
export const SideColumn = styled.div`
  min-inline-size: 0;

  @media ${from('xl')} {
    & > div:first-child:not(:empty) {
      position: sticky;
      inset-block-start: calc(var(--sticky-top, 0px) + ${token('space-16')});
      max-block-size: calc(100vh - var(--sticky-top, 0px) - ${token('space-32')});
      overflow: auto;
      /* The head of the item sticks to the top of this box, not of the window. */
      --panel-top: 0px;
    }

    &:has(> div:first-child:not(:empty)) {
      align-self: stretch;
    }

    /* The open item is in the place of the figures. */
    & > div:first-child:not(:empty) + div {
      display: none;
    }
  }
`;

/** The cards of a narrow column: what is next to each other elsewhere is in one column. */
export const Figures = styled(Column)`
  @media ${from('xl')} {
    & > section:first-child ul {
      grid-template-columns: minmax(0, 1fr);
      gap: ${token('space-16')};
    }

    & > section:first-child li + li {
      padding: ${token('space-16')} 0 0;
      border-inline-start: 0;
      border-block-start: 1px solid ${token('color-divider')};
    }
  }
`;
