import { styled } from 'styled-components';
import { below } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

export const Bar = styled.div`
  position: relative;
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
    min-block-size: max(2rem, ${token('target')});
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

  @media ${below('md')} {
    &[data-has-phone-bar] > [data-part='opener'] {
      display: none;
    }

    > [data-part='result'] {
      flex: 1 1 0;
      font-size: ${token('font-size-small')};
      line-height: ${token('line-height-small')};
    }

    /* Only their icons, next to the count; one of them loads late. */
    > [data-part='tools'] {
      min-block-size: 2.5rem;
    }

    > [data-part='tools'] button > span {
      ${visuallyHidden}
    }
  }

  > [data-part='result'] {
    margin: 0;
    margin-inline-start: auto;
    color: ${token('color-text-muted')};
    font-variant-numeric: tabular-nums;
  }

  > [data-part='tools'] {
    display: flex;
    gap: ${token('space-4')};
  }
`;
