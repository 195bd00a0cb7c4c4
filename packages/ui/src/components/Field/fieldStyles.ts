import { css } from 'styled-components';
import { token } from '../../theme/token.ts';

/** Styles of a control with an error. The stories of fields show them. */
export const wrong = css`
  border-color: ${token('color-danger')};
  box-shadow: inset 0 0 0 1px ${token('color-danger')};
`;

/** A control that takes no value now. */
export const disabled = css`
  background-color: ${token('color-skeleton')};
  color: ${token('color-text-muted')};
  cursor: not-allowed;
`;

/** The styles of all fields with a label over a bordered box: only styles, which their stories show. */
export const fieldStyles = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  min-inline-size: 0;

  label {
    font-size: 0.875rem;
    font-weight: 600;
    line-height: 1.25rem;
  }

  [data-part='mark'] {
    color: ${token('color-text-muted')};
    font-weight: ${token('font-weight')};
  }

  [data-part='box'] {
    display: flex;
    align-items: center;
    min-block-size: ${token('control-height')};
    padding-inline-end: ${token('space-8')};
    border: 1px solid ${token('color-border')};
    border-radius: ${token('radius-control')};
    background: ${token('color-surface')};
    color: ${token('color-text-muted')};
  }

  /* As wide as its value: a number of so many digits, a date. */
  [data-part='box']:has(input[size]) {
    justify-self: start;
    max-inline-size: 100%;
  }

  [data-part='box'][data-invalid] {
    ${wrong}
  }

  [data-part='box']:has(input:disabled) {
    ${disabled}
  }

  [data-part='box']:has(input:focus-visible) {
    outline: 3px solid ${token('color-focus')};
    outline-offset: 2px;
  }

  input {
    flex: 1;
    align-self: stretch;
    min-inline-size: 0;
    padding: 0;
    padding-inline-start: ${token('space-12')};
    border: 0;
    outline: none;
    background: none;
    color: ${token('color-text')};
    font: inherit;
  }

  /* A value may read in another direction than the page, and begins where the text does. */
  [data-part='box']:dir(rtl) > input:dir(ltr),
  [data-part='box']:dir(ltr) > input:dir(rtl) {
    text-align: end;
  }

  input:disabled {
    color: inherit;
    cursor: inherit;
  }

  input::placeholder {
    color: ${token('color-text-muted')};
    opacity: 1;
  }

  [data-part='box'] > button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    inline-size: max(2rem, ${token('target')});
    block-size: max(2rem, ${token('target')});
    margin-block: -1px;
    border: 0;
    border-radius: ${token('radius-control')};
    background: none;
    color: inherit;
    cursor: pointer;
  }

  [data-part='hint'],
  [data-part='error'] {
    margin: 0;
    color: ${token('color-text-muted')};
    font-size: 0.875rem;
    line-height: 1.25rem;
  }

  [data-part='error'] {
    color: ${token('color-danger')};
  }
`;
