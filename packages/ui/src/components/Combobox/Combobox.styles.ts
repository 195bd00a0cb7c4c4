import { styled } from 'styled-components';
import { fieldStyles } from '../Field/fieldStyles.ts';
import { token } from '../../theme/token.ts';

export const ComboboxFrame = styled.div`
  ${fieldStyles}

  /* The icon is in the same place with and without its button. */
  [data-part='box'] > button[aria-expanded] {
    margin-inline-end: -6px;
  }

  /* Above all that is around the field, which would cut it off: its place is set as it opens. */
  [data-part='popup'] {
    position: fixed;
    inset: auto;
    z-index: 20;
    box-sizing: border-box;
    /* Names are longer than a field is wide. */
    inline-size: max(var(--field-width, 100%), min(22rem, 100vw - 2rem));
    margin: ${token('space-4')} 0;
    padding: 0;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    border: 1px solid ${token('color-divider')};
    border-radius: ${token('radius-control')};
    background: ${token('color-surface')};
    color: inherit;
    box-shadow: 0 8px 24px ${token('color-shadow')};
  }

  [data-part='popup'] > p {
    margin: 0;
    padding: ${token('space-12')};
    color: ${token('color-text-muted')};
  }

  [data-part='popup'] > [data-part='hint'] {
    padding-block: ${token('space-4')};
    border-block-start: 1px solid ${token('color-divider')};
  }

  [data-part='popup'] > p > button {
    border: 0;
    background: none;
    color: ${token('color-link')};
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }

  [role='listbox'] {
    position: relative;
    flex: 0 1 auto;
    min-block-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  [role='option'] {
    position: absolute;
    inset-inline: 0;
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    padding-inline: ${token('space-12')};
    cursor: pointer;
  }

  [role='option'] > span {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='group'] {
    position: absolute;
    inset-inline: 0;
    display: flex;
    align-items: end;
    box-sizing: border-box;
    margin: 0;
    padding: ${token('space-4')} ${token('space-12')};
    color: ${token('color-text-muted')};
    font-size: 0.875rem;
    font-weight: 600;
  }

  /* A second line. */
  [role='option']:has(small) {
    flex-wrap: wrap;
    align-content: center;
    gap: 0 ${token('space-8')};
  }

  [role='option'] > small {
    flex: 1 0 100%;
    overflow: hidden;
    color: ${token('color-text-muted')};
    font-weight: ${token('font-weight')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [role='option'][aria-disabled] {
    color: ${token('color-text-muted')};
    cursor: not-allowed;
  }

  [role='option']:hover,
  [role='option'][data-active] {
    background: ${token('color-selected')};
  }

  [role='option'][data-active] {
    outline: 2px solid ${token('color-focus')};
    outline-offset: -2px;
  }

  [role='option'][aria-selected='true'] {
    font-weight: 600;
  }

  [data-part='foot'] {
    flex: none;
    inline-size: 100%;
    min-block-size: ${token('control-height')};
    padding-inline: ${token('space-12')};
    border: 0;
    border-block-start: 1px solid ${token('color-divider')};
    background: none;
    color: ${token('color-link')};
    font: inherit;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }

  [data-part='foot']:disabled {
    color: ${token('color-text-muted')};
    text-decoration: none;
    cursor: default;
  }

  [data-part='foot']:focus-visible {
    outline: 3px solid ${token('color-focus')};
    outline-offset: -3px;
  }
`;
