import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const ActionFormElement = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-12')};
  max-inline-size: 40rem;

  /* The requirement and the action share one line when they fit, so that the whole form is visible. */
  & > [data-part='what'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    gap: inherit;
  }

  & > button {
    justify-self: start;
  }
`;
