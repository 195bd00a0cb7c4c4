import { token } from '@agent-portal/ui/theme/tokens';
import { styled } from 'styled-components';

/** Two cards beside each other where there is room. */
export const SummaryCards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
  gap: ${token('space-16')};
  margin-block-end: ${token('space-24')};
`;

/** Headings with the amounts under them, the first one of each row the largest. */
export const Figures = styled.div`
  & header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-8')} ${token('space-12')};
  }

  & :is(h2, h3) {
    margin: 0;
    font-size: ${token('font-size-h3')};
    line-height: ${token('line-height-h3')};
  }

  & h3 {
    padding-block-start: ${token('space-16')};
    border-block-start: 1px solid ${token('color-divider')};
    font-size: inherit;
  }

  & dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
    gap: ${token('space-16')};
    margin-block: ${token('space-12')} ${token('space-16')};
  }

  & p {
    margin: 0;
  }

  & dl:last-child {
    margin-block-end: 0;
  }

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
    font-size: ${token('font-size-h3')};
    font-weight: 600;
    line-height: ${token('line-height-h3')};
  }
`;
