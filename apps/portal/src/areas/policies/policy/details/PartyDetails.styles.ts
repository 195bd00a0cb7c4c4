import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const PartyAddress = styled.div`
  display: grid;
  justify-items: start;
  overflow-wrap: anywhere;

  /* A finger calls or writes without meeting the line above. */
  & > a {
    display: flex;
    align-items: center;
    min-block-size: ${token('target')};
  }

  & + & {
    margin-block-start: ${token('space-16')};
  }
`;
