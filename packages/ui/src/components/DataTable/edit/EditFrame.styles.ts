import { styled } from 'styled-components';
import { token } from '../../../theme/token.ts';
import { visuallyHidden } from '../../../theme/visuallyHidden.ts';

/** A value and the button that edits it, or its field. */
export const EditFrame = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-4')};
  min-inline-size: 0;

  [data-align='end'] > & {
    justify-content: end;
  }

  > [data-part='value'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  && > [data-part='edit'] {
    --button-text: ${token('color-text-muted')};
    flex: none;
    inline-size: max(28px, ${token('target')});
    min-block-size: max(28px, ${token('target')});

    &:hover {
      --button-text: ${token('color-text')};
    }

    > svg {
      inline-size: 16px;
      block-size: 16px;
    }
  }

  &[data-editing] {
    align-items: start;
    font-weight: ${token('font-weight')};

    > :first-child {
      flex: 1;
      min-inline-size: 0;
    }
  }

  /* The header of the column, and that of the row, name the field for those who see them. */
  &[data-editing] label {
    ${visuallyHidden};
  }

  @media print {
    && > [data-part='edit'] {
      display: none;
    }
  }
`;
