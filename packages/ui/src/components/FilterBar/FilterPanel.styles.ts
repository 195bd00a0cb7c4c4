import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';

/** Over the rows, under the bar: the rows stay where they are. */
export const PanelFrame = styled.section`
  position: absolute;
  inset-block-start: calc(100% + ${token('space-8')});
  inset-inline: calc(-1 * ${token('space-8')});
  z-index: 12;
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: 0 12px 32px ${token('color-shadow')};

  > div {
    padding: ${token('space-16')};
  }

  > [data-part='commands'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: ${token('space-8')};
    padding-block: ${token('space-12')};
    border-block-start: 1px solid ${token('color-divider')};
  }
`;

export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token('space-12')} ${token('space-16')};

  select {
    inline-size: 100%;
  }

  @media ${from('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${from('lg')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
