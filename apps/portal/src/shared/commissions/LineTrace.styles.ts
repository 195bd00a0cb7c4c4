import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const TraceParts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  align-items: start;
  gap: ${token('space-24')};
`;

/** A calculation as on paper: the parts, a line, and the total. */
export const Sum = styled.dl`
  max-inline-size: 32rem;
  margin: 0;
  font-variant-numeric: tabular-nums;

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space-16')};
    padding-block: ${token('space-4')};
  }

  & dd {
    margin: 0;
    white-space: nowrap;
  }

  & > [data-part='sum'] {
    border-block-start: 1px solid ${token('color-text')};
    font-weight: 600;
  }
`;
