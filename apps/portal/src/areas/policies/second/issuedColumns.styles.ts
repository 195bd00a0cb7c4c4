import { styled } from 'styled-components';

/** A long name wraps within a word, rather than push the last column out of sight. */
export const Wrapping = styled.span`
  overflow-wrap: anywhere;
`;
