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

  /* In a low window the header of the policy scrolls away, so the client's name is next to the button too. */
  & > [data-part='send'] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: ${token('space-4')} ${token('space-12')};
  }

  & > [data-part='send'] > p {
    flex: 1 1 6rem;
    min-inline-size: 0;
    margin: 0;
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
    overflow-wrap: anywhere;
  }
`;
