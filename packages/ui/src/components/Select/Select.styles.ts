import { styled } from 'styled-components';
import { disabled, wrong } from '../Field/fieldStates.styles.ts';
import { fieldStyles } from '../Field/fieldStyles.ts';
import { selectStyles } from '../Field/selectStyles.ts';

export const SelectElement = styled.div`
  ${fieldStyles}

  select {
    ${selectStyles}
    justify-self: start;
    max-inline-size: 100%;
    font: inherit;

    &[aria-invalid='true'] {
      ${wrong}
    }

    &:disabled {
      ${disabled}
    }
  }
`;
