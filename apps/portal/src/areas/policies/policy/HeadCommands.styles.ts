import { styled } from 'styled-components';

/** On a phone the form of an action has their room: they stand on the policy's other page. */
export const HeadCommands = styled.div`
  display: contents;

  @media (max-width: 767.98px) {
    &[data-acting] {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;
