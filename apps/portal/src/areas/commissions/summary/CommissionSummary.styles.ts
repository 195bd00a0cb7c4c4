import { token } from '@agent-portal/ui/theme/token';
import { css, styled } from 'styled-components';

const amounts = css`
  & dt,
  & dd[data-part='before'] {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  & dt + dd {
    font-weight: 600;
  }
`;

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

  & > details[open] {
    flex-basis: 100%;
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

  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-4')} ${token('space-16')};
    margin: 0;
  }

  & dl > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token('space-8')};
  }

  ${amounts}
`;

/** The year and its chart, next to each other if there is room. */
export const YearParts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
  gap: ${token('space-16')};

  & > * {
    min-inline-size: 0;
  }

  & h3 {
    margin: 0;
    font-size: inherit;
  }

  & dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
    gap: ${token('space-16')};
    margin-block: ${token('space-12')} ${token('space-16')};
  }

  & p {
    margin: 0;
  }

  ${amounts}
`;
