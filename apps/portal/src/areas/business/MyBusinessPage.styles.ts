import { from } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** A column of cards. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-24')};
`;

/** Two charts in a row if there is room. If their number is odd, the first one fills its row. */
export const Charts = styled(Column)`
  grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr));

  & > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
`;

/** The counts at the top, then tasks next to money and notifications, then the charts. */
export const Cards = styled(Column)`
  align-items: start;

  @media ${from('xl')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);

    & > :first-child,
    & > ${Charts} {
      grid-column: 1 / -1;
    }
  }
`;
