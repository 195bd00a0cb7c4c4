import { from } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/tokens';
import { styled } from 'styled-components';

/** The counts over all; below them what there is to do, and what is new beside it. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-24')};
  align-items: start;

  @media ${from('xl')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const MainCards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-24')};
`;
