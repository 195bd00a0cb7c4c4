import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** Reasons with their amounts, one per line. */
export const Differences = styled.dl`
  margin: 0;

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space-12')};
  }

  & dt {
    color: ${token('color-text-muted')};
  }

  & dd {
    margin: 0;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;
