import { styled } from 'styled-components';

export interface StackLook {
  readonly $direction: string;
  readonly $gap: string;
  readonly $align: string;
  readonly $justify: string;
  readonly $wraps: boolean;
}

export const StackElement = styled.div<StackLook>`
  display: flex;
  flex-direction: ${({ $direction }) => $direction};
  flex-wrap: ${({ $wraps }) => ($wraps ? 'wrap' : 'nowrap')};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ $gap }) => $gap};
  min-inline-size: 0;

  && > * {
    margin-block: 0;
  }

  ul&,
  ol& {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
