import { styled } from 'styled-components';
import { below, from } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';

export const PanelFrame = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10.25rem, 100%), 1fr));
  align-items: start;
  gap: ${token('space-12')} ${token('space-16')};
  inline-size: 100%;
  padding-block: ${token('space-4')};

  /* A name with its id is as wide as two fields. */
  @media ${from('md')} {
    > [data-long] {
      grid-column: span 2;
    }
  }

  /* Two dates and their usual ranges are as wide as three fields where there is room for three. */
  @media ${from('md')} {
    > fieldset:has(> ul) {
      grid-column: span 3;
    }
  }

  /* Here the usual ranges fit next to the dates, on one line. */
  @media ${from('xl')} {
    > fieldset:has(> ul) {
      grid-column: span 4;
    }
  }

  @media ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }

  > [data-part='commands'] {
    display: flex;
    align-self: end;
    align-items: center;
    gap: ${token('space-8')};
  }
`;
