import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const AtRiskSection = styled.section`
  margin-block-end: ${token('space-32')};

  & > h2 {
    margin: 0;
    font-size: ${token('font-size-h3')};
    line-height: ${token('line-height-h3')};
  }

  & > p {
    margin-block: ${token('space-4')} ${token('space-12')};
    color: ${token('color-text-muted')};
  }
`;
