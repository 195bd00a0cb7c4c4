import { styled } from 'styled-components';
import { below, from } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  /* The same height with and without the count. */
  min-block-size: ${token('line-height')};
  gap: ${token('space-8')};

  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  > ul > li {
    display: inline-flex;
    align-items: center;
    max-inline-size: 100%;
    min-block-size: max(2.25rem, ${token('target')});
    padding-inline: ${token('space-12')} ${token('space-4')};
    /* Seen only where the system chooses the colors, which draws no grounds. */
    border: 1px solid transparent;
    border-radius: ${token('radius-pill')};
    background: ${token('color-selected')};
    color: ${token('color-text')};
    overflow-wrap: anywhere;
  }

  > ul > li > button {
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    inline-size: max(1.75rem, ${token('target')});
    block-size: max(1.75rem, ${token('target')});
    border: 0;
    border-radius: ${token('radius-pill')};
    background: none;
    color: inherit;
    cursor: pointer;
  }

  /* Inside, because the name of the filter is next to it. */
  > ul > li > button:focus-visible {
    outline-offset: -3px;
  }

  > [data-part='clear'] {
    min-block-size: max(2rem, ${token('target')});
    padding: 0 ${token('space-4')};
    border: 0;
    background: none;
    color: ${token('color-link')};
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }

  /* Chips are under the open filters, so a new chip moves no filter under the pointer. */
  &[data-open] > section {
    order: 2;
  }

  &[data-open] > ul,
  &[data-open] > [data-part='clear'] {
    order: 3;
  }

  @media ${below('md')} {
    &[data-has-phone-bar] > [data-part='opener'] {
      display: none;
    }

    /* A line for the tabs and one for the count, so that neither moves the rows when it loads. */
    > fieldset {
      flex-basis: 100%;
    }

    > [data-part='result'] {
      min-block-size: ${token('line-height')};
    }
  }

  /* Next to tabs, the count has no room. */
  @media ${from('md')} and ${below(1366)} {
    > fieldset ~ [data-part='result'] {
      flex-basis: 100%;
      min-block-size: ${token('line-height')};
      text-align: end;
    }
  }

  > [data-part='result'] {
    margin: 0;
    margin-inline-start: auto;
    color: ${token('color-text-muted')};
    font-variant-numeric: tabular-nums;
  }
`;
