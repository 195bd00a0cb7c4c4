import { Calendar } from 'react-aria-components/Calendar';
import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

export const MonthFrame = styled(Calendar)`
  padding: ${token('space-12')};

  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }

  h2 {
    margin: 0;
    font-size: 1rem;
    line-height: 1.5rem;
  }

  header button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    inline-size: ${token('control-height')};
    block-size: ${token('control-height')};
    border: 0;
    border-radius: ${token('radius-control')};
    background: none;
    color: inherit;
    cursor: pointer;
  }

  th {
    color: ${token('color-text-muted')};
    font-size: 0.875rem;
    font-weight: 400;
  }

  td > div {
    display: grid;
    place-items: center;
    inline-size: ${token('control-height')};
    block-size: ${token('control-height')};
    border-radius: ${token('radius-control')};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }

  td > div:hover {
    background: ${token('color-selected')};
  }

  td > [data-selected] {
    background: ${token('color-primary')};
    color: ${token('color-on-primary')};
  }

  td > [data-focus-visible] {
    outline: 3px solid ${token('color-focus')};
    outline-offset: -1px;
  }

  td > [data-outside-month] {
    visibility: hidden;
  }

  td > [data-disabled] {
    color: ${token('color-text-muted')};
    text-decoration: line-through;
    cursor: not-allowed;
  }
`;
