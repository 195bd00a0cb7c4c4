import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const PartyAddress = styled.div`
  display: grid;
  justify-items: start;
  overflow-wrap: anywhere;

  /* Enough distance to tap a phone number or e-mail address without hitting the line above. */
  & > a {
    display: flex;
    align-items: center;
    min-block-size: ${token('target')};
  }

  & + & {
    margin-block-start: ${token('space-16')};
  }
`;
