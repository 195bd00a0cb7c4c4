import { styled } from 'styled-components';
import { below } from '@agent-portal/ui/theme/breakpoints';

/** On a phone the action form needs the space, so these commands show only on the policy's other page. */
export const HeadCommands = styled.div`
  display: contents;

  @media ${below('md')} {
    &[data-acting] {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;
