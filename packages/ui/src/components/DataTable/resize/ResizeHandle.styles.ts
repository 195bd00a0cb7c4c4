import { styled } from 'styled-components';
import { token } from '../../../theme/token.ts';

/** The line at the end of a header; what can be grabbed is wider. */
export const Handle = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: 1;
  inline-size: max(12px, min(24px, ${token('target')} / 2));
  cursor: col-resize;
  touch-action: none;

  &::after {
    content: '';
    position: absolute;
    inset-block: 25%;
    inset-inline-end: 0;
    border-inline-end: 2px solid ${token('color-divider')};
  }

  &:hover::after,
  &:focus-visible::after,
  &[data-dragged]::after {
    inset-block: 0;
    border-color: ${token('color-primary')};
  }

  &:focus-visible {
    outline: 3px solid ${token('color-focus')};
    outline-offset: -3px;
  }

  @media print {
    display: none;
  }
`;
