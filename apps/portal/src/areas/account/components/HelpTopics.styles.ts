import { token } from '@agent-portal/ui/theme/tokens';
import { styled } from 'styled-components';

export const TopicGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(26rem, 100%), 1fr));
  gap: ${token('space-16')};
  align-items: start;
  margin-block: ${token('space-24')};

  & h2 {
    margin-block: 0 ${token('space-8')};
    font-size: ${token('font-size-h4')};
    line-height: ${token('line-height-h4')};
  }

  & details + details {
    border-block-start: 1px solid ${token('color-divider')};
  }

  & summary {
    padding-block: ${token('space-8')};
    padding-inline-start: 1.25rem;
    text-indent: -1.25rem;
    font-weight: 600;
    cursor: pointer;
  }

  & details p {
    padding-inline-start: 1.25rem;
    margin-block: 0 ${token('space-12')};
  }
`;
