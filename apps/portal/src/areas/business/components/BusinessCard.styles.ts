import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space-4')} ${token('space-16')};
  margin-block-end: ${token('space-16')};

  & > a {
    display: flex;
    align-items: center;
    min-block-size: ${token('target')};
  }

  & h2 {
    margin: 0;
    font-size: ${token('font-size-h3')};
    line-height: ${token('line-height-h3')};
  }
`;
