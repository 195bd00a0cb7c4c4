import { Stack } from '@agent-portal/ui/Stack';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** The cards of a page, one below the other: each has a heading, sentences and a line of buttons. */
export const Cards = styled(Stack)`
  & h2 {
    margin-block: 0 ${token('space-12')};
    outline: none;
  }

  & h3 {
    margin-block: 0 ${token('space-8')};
  }

  & > * > h2 + [data-tone] {
    margin-block-end: ${token('space-16')};
  }

  & > * > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-4')} ${token('space-12')};
    margin-block-end: ${token('space-12')};

    & > h2 {
      margin: 0;
    }
  }

  & > * > [data-part='commands'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-8')};
    margin-block-start: ${token('space-16')};
  }

  & p {
    margin-block: 0 ${token('space-12')};
  }

  & ul + p {
    margin-block-start: ${token('space-12')};
  }
`;
