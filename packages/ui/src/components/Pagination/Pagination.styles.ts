import { styled } from 'styled-components';
import { selectStyles } from '../Field/selectStyles.ts';
import { below } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-8')} ${token('space-24')};
  color: ${token('color-text-muted')};
  font-variant-numeric: tabular-nums;

  p {
    margin: 0;
  }

  select {
    ${selectStyles}
  }

  nav {
    display: flex;
    align-items: center;
    gap: ${token('space-4')};
    margin-inline-start: auto;
  }

  [data-part='phone-page'] {
    display: none;
  }

  nav svg:dir(rtl) {
    scale: -1 1;
  }

  button,
  [data-part='gap'] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-inline-size: ${token('control-height')};
    block-size: ${token('control-height')};
  }

  button {
    padding: 0 ${token('space-4')};
    border: 0;
    border-radius: ${token('radius-control')};
    background: none;
    color: ${token('color-text')};
    font: inherit;
    cursor: pointer;
  }

  button:hover {
    background: ${token('color-selected')};
  }

  button[aria-current='page'] {
    background: ${token('color-primary')};
    color: ${token('color-on-primary')};
    font-weight: 600;
  }

  button[aria-disabled='true'] {
    background: none;
    color: ${token('color-text-muted')};
    cursor: not-allowed;
  }

  @media ${below('md')} {
    nav {
      inline-size: 100%;
      justify-content: space-between;
    }

    [data-part='phone-page'] {
      display: inline;
    }

    [data-part='gap'],
    button[data-page] {
      display: none;
    }
  }
`;
