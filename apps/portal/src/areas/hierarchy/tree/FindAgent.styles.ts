import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const Finder = styled.div`
  max-inline-size: 28rem;
  margin-block-end: ${token('space-16')};

  @media print {
    display: none;
  }
`;
