import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';
import { disabled, wrong } from '../Field/fieldStates.styles.ts';
import { fieldStyles } from '../Field/fieldStyles.ts';

export const TextAreaElement = styled.div`
  ${fieldStyles}

  textarea {
    padding: ${token('space-8')} ${token('space-12')};
    border: 1px solid ${token('color-border')};
    border-radius: ${token('radius-control')};
    background: ${token('color-surface')};
    color: ${token('color-text')};
    font: inherit;
    resize: vertical;

    &[aria-invalid='true'] {
      ${wrong}
    }

    &:disabled {
      ${disabled}
    }
  }
`;
