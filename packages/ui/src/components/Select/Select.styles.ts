import { styled } from 'styled-components';
import { token } from '../../theme/tokens.ts';
import { fieldStyles } from '../Field/fieldStyles.ts';
import { selectStyles } from '../Field/selectStyles.ts';

export const SelectElement = styled.div`
  ${fieldStyles}

  select {
    ${selectStyles}
    max-inline-size: 100%;
    font: inherit;
  }

  select[aria-invalid='true'] {
    border-color: ${token('color-danger')};
  }
`;
