import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';
import { fieldStyles } from '../Field/fieldStyles.ts';

export const UploadFrame = styled.div`
  ${fieldStyles}

  > label[data-part='place'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${token('space-4')} ${token('space-12')};
    padding: ${token('space-24')} ${token('space-16')};
    border: 2px dashed ${token('color-border')};
    border-radius: ${token('radius-card')};
    background: ${token('color-surface')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-size')};
    font-weight: ${token('font-weight')};
    line-height: ${token('line-height')};
    cursor: pointer;
  }

  > label[data-part='place']:hover,
  > label[data-over] {
    border-color: ${token('color-primary')};
    background: ${token('color-hover')};
  }

  > label[data-over] {
    border-style: solid;
  }

  > label[data-part='place'][data-invalid] {
    border-color: ${token('color-danger')};
  }

  > label:has(input:focus-visible) {
    outline: 3px solid ${token('color-focus')};
    outline-offset: 2px;
  }

  > label:has(input:disabled) {
    background: ${token('color-skeleton')};
    cursor: not-allowed;
  }

  [data-part='choose'] {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('control-height')};
    padding-inline: ${token('space-16')};
    border: 1px solid ${token('color-border')};
    border-radius: ${token('radius-control')};
    background: ${token('color-surface')};
    color: ${token('color-text')};
    font-weight: ${token('font-weight-strong')};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${token('space-8')};
    padding-block: ${token('space-8')};
    border-block-end: 1px solid ${token('color-divider')};
    overflow-wrap: anywhere;
  }

  li > button {
    grid-row: 1;
    grid-column: 2;
  }

  li > :is(p, progress) {
    grid-column: 1 / -1;
  }

  small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    white-space: nowrap;
  }

  progress {
    inline-size: 100%;
    block-size: 0.5rem;
    accent-color: ${token('color-primary')};
  }
`;
