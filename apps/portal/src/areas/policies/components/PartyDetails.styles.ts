import { token } from '@agent-portal/ui/theme/tokens';
import { styled } from 'styled-components';

export const PartyAddress = styled.div`
  display: grid;
  justify-items: start;
  overflow-wrap: anywhere;

  & + & {
    margin-block-start: ${token('space-16')};
  }
`;
