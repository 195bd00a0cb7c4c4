import { from } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** Cards under one another. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-24')};
`;

/** Charts side by side where two have room for their bars; of an odd number the first one has a row of its own. */
export const Charts = styled(Column)`
  grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr));

  & > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
`;

/** The counts over all; below them what there is to do, beside money and news; the charts end the page. */
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
