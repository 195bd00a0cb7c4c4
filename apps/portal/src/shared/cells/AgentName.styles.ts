import { styled } from 'styled-components';

/** Keeps the dash and the number on one line. */
export const Unbroken = styled.span`
  white-space: nowrap;
`;
