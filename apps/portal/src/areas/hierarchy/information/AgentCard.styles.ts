import { Card } from '@agent-portal/ui/Card';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const AgentPanel = styled(Card)`
  margin-block-end: ${token('space-16')};

  & h2 {
    margin: 0;
    font-size: ${token('font-size-h3')};
    line-height: ${token('line-height-h3')};
  }

  & > dl:last-child {
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  }
`;

/** Figures in a row, each with its label above it. */
export const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-12')} ${token('space-40')};
  margin-block: ${token('space-12')} ${token('space-16')};

  & dt {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  & dd {
    margin: 0;
    font-size: ${token('font-size-h2')};
    font-weight: ${token('font-weight-strong')};
    line-height: ${token('line-height-h2')};
    font-variant-numeric: tabular-nums;
  }
`;
