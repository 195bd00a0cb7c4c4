import { css } from 'styled-components';
import { token } from '../../theme/token.ts';
import { tickStyles } from './tickStyles.ts';

/** A native checkbox or radio with its label next to it: only styles, which their stories show. */
export const choiceStyles = css`
  label {
    display: inline-flex;
    align-items: start;
    gap: ${token('space-8')};
    min-inline-size: 0;
    min-block-size: max(1.75rem, ${token('target')});
    padding-block: max(2px, calc((${token('target')} - ${token('line-height')}) / 2));
    color: ${token('color-text')};
    font-size: inherit;
    font-weight: inherit;
    line-height: ${token('line-height')};
    cursor: pointer;
  }

  input {
    ${tickStyles}
  }

  input[aria-readonly='true']:is(:checked, :indeterminate),
  &[aria-readonly='true'] input:checked {
    border-color: ${token('color-text-muted')};
    background: ${token('color-text-muted')};
  }

  &[aria-invalid='true'] input,
  input[aria-invalid='true'] {
    outline: 2px solid ${token('color-danger')};
    outline-offset: 1px;
  }

  &[aria-invalid='true'] input:focus-visible,
  input:focus-visible {
    outline: 3px solid ${token('color-focus')};
    outline-offset: 2px;
  }

  label:has(input:disabled) {
    color: ${token('color-text-muted')};
    cursor: not-allowed;
  }

  &[aria-readonly='true'] label,
  label:has(input[aria-readonly='true']) {
    cursor: default;
  }

  label > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  [data-part='mark'] {
    color: ${token('color-text-muted')};
    font-weight: ${token('font-weight')};
  }

  [data-part='hint'],
  [data-part='error'] {
    margin: 0;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  [data-part='error'] {
    color: ${token('color-danger')};
  }
`;

/** How the choices of a group are arranged: one per line, in one line, or in columns of one width. */
const choiceLayouts = ['column', 'row', 'grid'] as const;
export type ChoiceLayout = (typeof choiceLayouts)[number];

/** Styles of a `fieldset` of checkboxes or radios. Their stories show them. */
export const choiceGroupStyles = css`
  ${choiceStyles}

  display: grid;
  gap: ${token('space-4')};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    font-size: ${token('font-size-small')};
    font-weight: ${token('font-weight-strong')};
    line-height: ${token('line-height-small')};
  }

  > [data-layout] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 ${token('space-16')};
  }

  > [data-layout='row'] {
    display: flex;
    flex-wrap: wrap;
    min-block-size: ${token('control-height')};
    align-items: center;
  }

  > [data-layout='grid'] {
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  }

  [data-part='choice'] > [data-part='hint'] {
    margin-block-end: ${token('space-4')};
    padding-inline-start: calc(1.5rem + ${token('space-8')});
  }
`;
