import { styled } from 'styled-components';
import { below } from '@agent-portal/ui/theme/breakpoints';

/** The waiting time. On a phone it has two lines, so that the name next to it has room. */
export const StateNote = styled.div`
  @media ${below('md')} {
    max-inline-size: 6.5rem;
    margin-inline-start: auto;
    text-align: end;
    white-space: normal;

    @container table (inline-size < 15rem) {
      max-inline-size: none;
      margin: 0;
      text-align: start;
    }
  }
`;
