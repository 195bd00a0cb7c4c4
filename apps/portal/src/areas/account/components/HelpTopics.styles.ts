import { token } from '@agent-portal/ui/theme/token';
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
`;
