import { below, from } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** The amounts of a cycle, with the collapsed part next to them if there is room. */
export const SummaryLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-4')} ${token('space-24')};

  & > * {
    min-inline-size: 0;
  }

  /* As high as the figures, so that the rows below do not move. */
  &[aria-busy='true'] {
    min-block-size: 2.5rem;
  }

  & > details[open] {
    flex-basis: 100%;
  }

  @media ${below('md')} {
    gap: 0;
    justify-content: start;
  }
`;

/** A heading and the amounts, in one line if there is room. */
export const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-4')} ${token('space-16')};

  & h2 {
    margin: 0;
    font-size: inherit;
    line-height: inherit;
  }

  /* A phone has the first in the title of the year, and the others with the year. */
  @media screen and ${below('md')} {
    > :not(h2) {
      display: none;
    }
  }

  /* The select that shows the cycle on screen is not printed, so the heading is. */
  @media print {
    & h2.visually-hidden {
      position: static;
      inline-size: auto;
      block-size: auto;
      overflow: visible;
      clip-path: none;
    }
  }
`;

/** The amounts of the cycle for which a phone has no space above its rows. */
export const PhoneFigures = styled.div`
  margin-block-end: ${token('space-16')};

  @media print, ${from('md')} {
    display: none;
  }
`;

export const YearTitle = styled.h3`
  margin: 0 0 ${token('space-12')};
  font-size: inherit;
`;
