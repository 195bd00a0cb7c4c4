import { below } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';
import { styled } from 'styled-components';

// The styles library warns of attributes that it does not know, such as `closedby`.
export const PaletteDialog = styled.dialog.withConfig({ shouldForwardProp: () => true })`
  inline-size: min(40rem, 100vw - 2 * ${token('space-16')});
  max-inline-size: none;
  max-block-size: min(36rem, 100dvh - 8rem);
  margin: 4.5rem auto auto;
  padding: 0;
  overflow: hidden;
  color: ${token('color-text')};
  background: ${token('color-surface')};
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')};
  box-shadow: 0 8px 24px ${token('color-shadow')};

  &[open] {
    display: flex;
    flex-direction: column;
  }

  &::backdrop {
    background: ${token('color-overlay')};
  }

  [data-part='field'] {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${token('space-12')};
    padding-block: ${token('space-8')};
    padding-inline: ${token('space-16')} ${token('space-8')};
    border-block-end: 1px solid ${token('color-divider')};
  }

  [data-part='field']:has(input:focus-visible) {
    box-shadow: inset 0 -2px ${token('color-focus')};
  }

  input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 44px;
    padding: 0;
    color: inherit;
    font: inherit;
    background: none;
    border: 0;
    outline: none;
  }

  input::placeholder {
    color: ${token('color-text-muted')};
    opacity: 1;
  }

  [data-part='question'] {
    padding: ${token('space-16')};
    overflow-y: auto;
  }

  [data-part='question'] > h2 {
    margin: 0 0 ${token('space-8')};
    font-size: ${token('font-size-h4')};
    line-height: ${token('line-height-h4')};
  }

  [role='listbox'] {
    flex: 1 1 auto;
    min-block-size: 0;
    padding: ${token('space-8')};
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  [role='listbox']:empty {
    display: none;
  }

  [role='group'] > p {
    margin: 0;
    padding: ${token('space-8')} ${token('space-12')} ${token('space-4')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  [role='option'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${token('space-16')};
    min-block-size: ${token('target')};
    padding: ${token('space-8')} ${token('space-12')};
    border-radius: ${token('radius-control')};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  [role='option'][aria-selected='true'] {
    background: ${token('color-selected')};
    box-shadow: inset 3px 0 ${token('color-primary')};
  }

  [role='option'] > small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  [data-part='status'] {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${token('space-12')};
    margin: 0;
    padding: ${token('space-12')} ${token('space-16')};
    color: ${token('color-text-muted')};
    border-block-start: 1px solid ${token('color-divider')};
  }

  [data-part='status'] > span:nth-last-child(2) {
    flex: 1;
  }

  @media ${below('md')} {
    inline-size: 100vw;
    block-size: 100dvh;
    max-block-size: none;
    margin: 0;
    border: 0;
    border-radius: 0;

    [role='option'] {
      flex-direction: column;
    }
  }

  @media (forced-colors: active) {
    [role='option'][aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
