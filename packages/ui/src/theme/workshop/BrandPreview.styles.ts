import { styled } from 'styled-components';
import { token } from '../token.ts';

/** A piece of an app in one theme, with its own colors. */
export const Preview = styled.section`
  display: grid;
  grid-area: preview;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space-24')};
  min-inline-size: 0;
  padding: ${token('space-24')};
  color: ${token('color-text')};
  background: ${token('color-canvas')};
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: ${token('space-24')};
  }

  > div[data-columns='several'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  }

  h2 {
    grid-column: 1 / -1;
    margin: 0;
  }

  [data-part='shown'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: ${token('space-8')};
    min-inline-size: 0;
  }

  /* A part of a frame has a place in it by name; here all have the next one. */
  [data-part='shown'] > * {
    grid-area: auto;
    max-inline-size: 100%;
  }

  [data-part='shown'] > :is(div, nav, fieldset, details, figure, footer) {
    inline-size: 100%;
  }

  [data-part='name'] {
    margin: 0;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-12')};
  }

  [data-part='stack'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-12')};
  }

  [data-part='focus'] {
    inline-size: fit-content;
    padding: ${token('space-4')} ${token('space-8')};
    outline: 3px solid ${token('color-focus')};
    outline-offset: 2px;
  }

  /* An open list covers the content below; here it pushes that down. */
  [data-part='anchor'] > [data-part='popup']:has(> #open-list) {
    position: static;
    inline-size: 100%;
  }

  [data-part='calendar'] {
    --control-height: 30px;
    background: ${token('color-surface')};
    border: 1px solid ${token('color-divider')};
    border-radius: ${token('radius-card')};
  }

  [data-part='nav'] {
    padding: ${token('space-8')};
    background: ${token('color-nav')};
    border-radius: ${token('radius-control')};
  }

  /* A frame's parts without the frame: they are as high as their content. */
  [data-part='shown'] > .frame-side {
    --bar-height: 64px;
    position: static;
    inline-size: 248px;
    block-size: auto;
  }

  .frame-bar {
    min-block-size: 64px;
  }

  /* Parts that are at an edge of the window elsewhere are inside here. */
  [data-part='corner'] {
    min-block-size: 8rem;
    contain: layout;
  }
`;
