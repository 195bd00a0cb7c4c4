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
    padding-block: max(
      ${token('space-8')},
      calc((${token('target')} - ${token('line-height')}) / 2)
    );
    padding-inline-start: 1.0625rem;
    text-indent: -1.0625rem;
    font-weight: 600;
    cursor: pointer;
  }

  & details p {
    padding-inline-start: 1.0625rem;
    margin-block: 0 ${token('space-12')};
  }
`;
