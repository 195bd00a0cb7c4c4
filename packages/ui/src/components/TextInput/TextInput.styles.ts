import { styled } from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const TextInputElement = styled.div`
  display: grid;
  gap: ${token('space-4')};

  & > label {
    font-size: ${token('font-size-small')};
    font-weight: ${token('font-weight-strong')};
    line-height: ${token('line-height-small')};
  }

  & [data-part='required'] {
    color: ${token('color-text-muted')};
    font-weight: ${token('font-weight')};
  }

  & > p {
    margin: 0;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  & > p[data-part='error'] {
    color: ${token('color-danger')};
  }

  & > [data-part='box'] {
    display: flex;
    min-block-size: ${token('control-height')};
    background: ${token('color-surface')};
    border: 1px solid ${token('color-border')};
    border-radius: ${token('radius-control')};
  }

  & > [data-part='box']:has(input[aria-invalid='true']) {
    border-color: ${token('color-danger')};
    box-shadow: inset 0 0 0 1px ${token('color-danger')};
  }

  & > [data-part='box']:has(input:disabled) {
    color: ${token('color-text-muted')};
    background: ${token('color-skeleton')};
    cursor: not-allowed;
  }

  & input {
    flex: 1;
    min-inline-size: 0;
    padding: ${token('space-4')} ${token('space-12')};
    background: none;
    border: 0;
    border-radius: inherit;
  }

  & button {
    display: grid;
    place-items: center;
    inline-size: ${token('control-height')};
    padding: 0;
    background: none;
    border: 0;
    border-radius: ${token('radius-control')};
    cursor: pointer;
  }
`;
