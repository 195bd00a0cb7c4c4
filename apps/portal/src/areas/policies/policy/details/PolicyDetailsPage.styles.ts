import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const Sections = styled.div`
  display: grid;
  gap: ${token('space-16')};
  margin-block-start: ${token('space-16')};

  & h2 {
    margin-block: 0 ${token('space-12')};
    outline: none;
  }
`;
