import { styled } from 'styled-components';

/** A very long name wraps within a word, rather than push the last column out of sight. */
export const Wrapping = styled.span`
  display: block;
  min-inline-size: 6.875rem;
  overflow-wrap: anywhere;
`;
