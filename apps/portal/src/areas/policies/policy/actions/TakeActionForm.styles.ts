import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const ActionFormElement = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-12')};
  max-inline-size: 40rem;

  /* What it is about stands on one line where there is room: the whole form is on screen then. */
  & > [data-part='what'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    gap: inherit;
  }

  & > button {
    justify-self: start;
  }
`;
