import { styled } from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const PanelFrame = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10.25rem, 100%), 1fr));
  align-items: start;
  gap: ${token('space-12')} ${token('space-16')};
  inline-size: 100%;
  padding-block: ${token('space-4')};

  /* Two dates and their usual ranges are as wide as three fields where there is room for three. */
  @media (min-width: 768px) {
    > fieldset:has(> ul) {
      grid-column: span 3;
    }
  }

  > [data-part='commands'] {
    display: flex;
    align-self: end;
    align-items: center;
    gap: ${token('space-8')};
  }
`;
