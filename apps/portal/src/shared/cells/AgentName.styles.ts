import { styled } from 'styled-components';

/** The number stays on the line of its dash. */
export const Unbroken = styled.span`
  white-space: nowrap;
`;
