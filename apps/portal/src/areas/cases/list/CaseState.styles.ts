import { styled } from 'styled-components';

/** For how long: on a phone in two lines, so that the name beside it has room. */
export const StateNote = styled.div`
  @media (max-width: 767px) {
    max-inline-size: 6.5rem;
    margin-inline-start: auto;
    text-align: end;
    white-space: normal;
  }
`;
