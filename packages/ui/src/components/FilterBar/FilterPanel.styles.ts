import { styled } from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const PanelFrame = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  align-items: start;
  gap: ${token('space-16')} ${token('space-24')};
  inline-size: 100%;
  padding-block: ${token('space-12')} ${token('space-8')};

  /* A range is as wide as two fields where there is room for two. */
  @media (min-width: 768px) {
    > fieldset {
      grid-column: span 2;
    }
  }

  > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: ${token('space-8')};
    /* The words of quiet buttons stand under the fields. */
    margin-inline-start: calc(-1 * ${token('space-12')});
  }
`;
