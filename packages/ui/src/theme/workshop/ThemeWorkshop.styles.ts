import { styled } from 'styled-components';
import { token } from '../tokens.ts';

export const Workshop = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-32')};

  [data-part='starts'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-12')};
  }

  [data-part='tools'],
  [data-part='previews'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
    align-items: start;
    gap: ${token('space-24')};
  }

  table {
    inline-size: 100%;
  }

  [data-part='ratios'] {
    max-block-size: 62rem;
    overflow-y: auto;
  }

  input[type='color'] {
    inline-size: ${token('space-64')};
    block-size: ${token('control-height')};
    padding: ${token('space-2')};
    background: ${token('color-surface')};
    border: 1px solid ${token('color-border')};
    border-radius: ${token('radius-control')};
    cursor: pointer;
  }

  pre {
    max-block-size: 20rem;
    margin: 0;
    padding: ${token('space-16')};
    overflow: auto;
    background: ${token('color-surface')};
    border: 1px solid ${token('color-divider')};
    border-radius: ${token('radius-card')};
  }
`;

/** A piece of an app in one theme, with colours of its own. */
export const Preview = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space-16')};
  min-inline-size: 0;
  padding: ${token('space-24')};
  color: ${token('color-text')};
  background: ${token('color-canvas')};
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')};

  [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-12')};
  }

  [data-part='fields'] {
    display: grid;
    gap: ${token('space-16')};
  }

  [data-part='nav'] {
    display: flex;
    gap: ${token('space-4')};
    margin: 0;
    padding: ${token('space-8')};
    color: ${token('color-nav-text')};
    list-style: none;
    background: ${token('color-nav')};
    border-radius: ${token('radius-control')};
  }

  [data-part='nav'] > li {
    padding: ${token('space-8')} ${token('space-12')};
    border-radius: ${token('radius-control')};
  }

  [data-part='nav'] > li[data-selected] {
    background: ${token('color-nav-selected')};
    box-shadow: inset 3px 0 ${token('color-nav-accent')};
  }

  [data-part='focus'] {
    inline-size: fit-content;
    padding: ${token('space-4')} ${token('space-8')};
    outline: 3px solid ${token('color-focus')};
    outline-offset: 2px;
  }
`;
