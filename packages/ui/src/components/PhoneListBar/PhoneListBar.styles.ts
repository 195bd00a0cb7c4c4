import { styled } from 'styled-components';
import { below } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';

/** Room for a Sort of two lines; with large text Filter and Sort are one below the other. */
export const pageEnd = 'clamp(4.75rem, (13.25rem + 102px - 100vw) * 1000, 9rem)';

export const BarFrame = styled.div`
  display: none;

  @media ${below('md')} {
    position: fixed;
    inset-block-end: 0;
    inset-inline: 0;
    z-index: 15;
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
    padding: ${token('space-8')} ${token('space-16')};
    padding-block-end: max(${token('space-8')}, env(safe-area-inset-bottom));
    border-block-start: 1px solid ${token('color-divider')};
    background: ${token('color-surface')};

    /* The end of the page scrolls free of the bar. */
    body:has(&) {
      padding-block-end: ${pageEnd};
    }

    html:has(&) {
      scroll-padding-block-end: calc(${pageEnd} + ${token('space-8')});
    }

    /* Of several lists each has its own, where it is seen whose it is. */
    [data-lists='several'] & {
      position: static;
      flex: 1 1 100%;
      min-inline-size: 0;
      padding: 0;
      border: 0;
      background: none;
    }
  }

  @media print {
    display: none;
  }

  > button {
    flex: 1 1 6rem;
  }

  > label {
    display: inline-flex;
    flex: 1.6 1 9rem;
    align-items: center;
    gap: ${token('space-8')};
    min-inline-size: 0;
    min-block-size: max(2.75rem, ${token('target')});
    border: 1px solid ${token('color-border')};
    border-radius: ${token('radius-control')};
    font-weight: 600;
  }

  > label:has(:focus-visible) {
    outline: 3px solid ${token('color-focus')};
    outline-offset: 2px;
  }

  > label > svg {
    flex: none;
    margin-inline-start: ${token('space-12')};
  }

  > label > select {
    flex: 1;
    min-inline-size: 0;
    align-self: stretch;
    padding-block: ${token('space-4')};
    padding-inline: 0 ${token('space-8')};
    border: 0;
    outline: none;
    background: none;
    color: inherit;
    font: inherit;
    white-space: normal;
    text-overflow: ellipsis;
    appearance: none;
    cursor: pointer;
  }

  > label > select > option {
    background: ${token('color-surface')};
  }
`;
