import { styled } from 'styled-components';
import { from } from '../breakpoints.ts';
import { token } from '../token.ts';

/** One column on a phone; on wider screens the fields and their results stay in sight next to the previews. */
export const Workshop = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-24')};
  padding: ${token('space-16')};

  [data-part='bar'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-8')} ${token('space-12')};
    grid-area: bar;
  }

  [data-part='fields'] {
    grid-area: fields;
    min-inline-size: 0;
    margin: 0;
    padding: ${token('space-4')};
    border: 0;
  }

  [data-part='fields'] > legend,
  [data-part='contrasts'] > h2 {
    margin: 0;
    padding: 0;
    font-size: ${token('font-size-h3')};
    font-weight: ${token('font-weight-strong')};
    line-height: ${token('line-height-h3')};
  }

  [data-part='fields'] > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: ${token('space-12')} ${token('space-24')};
    margin: 0;
    padding: ${token('space-12')} 0 0;
    list-style: none;
  }

  /* The undo button has a reserved place, so that nothing moves when it appears. */
  [data-part='fields'] > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) repeat(2, ${token('control-height')});
    align-items: start;
    gap: ${token('space-4')};
  }

  [data-part='fields'] > ul > li > :not(:first-child) {
    margin-block-start: 1.5rem;
  }

  input[type='color'] {
    inline-size: 100%;
    block-size: ${token('control-height')};
    padding: ${token('space-2')};
    background: ${token('color-surface')};
    border: 1px solid ${token('color-border')};
    border-radius: ${token('radius-control')};
    cursor: pointer;
  }

  [data-part='contrasts'] {
    display: grid;
    grid-area: contrasts;
    align-content: start;
    gap: ${token('space-12')};
    min-inline-size: 0;
    padding: ${token('space-4')};
  }

  [data-part='contrasts'] > ol {
    display: grid;
    gap: ${token('space-8')};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  [data-part='contrasts'] > ol > li {
    display: flex;
    align-items: start;
    gap: ${token('space-8')};
  }

  [data-part='contrasts'] table {
    inline-size: 100%;
    margin: 0;
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  [data-part='contrasts'] :is(th, td) {
    padding-inline-end: ${token('space-8')};
  }

  [data-part='contrasts'] td {
    white-space: nowrap;
  }

  /* One color as a point on the other. */
  [data-part='meeting'] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: ${token('space-32')};
    block-size: ${token('space-24')};
    border: 1px solid ${token('color-border')};
    border-radius: ${token('radius-control')};
  }

  [data-part='meeting']::before {
    inline-size: ${token('space-12')};
    block-size: ${token('space-12')};
    background: currentColor;
    border-radius: ${token('radius-pill')};
    content: '';
  }

  [data-part='variables'] {
    grid-area: variables;
    min-inline-size: 0;
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

  grid-template-areas: 'bar' 'fields' 'contrasts' 'preview' 'variables';

  /* Side by side: fields over contrasts, each half as high as the window. */
  @media ${from('md')} {
    grid-template:
      'bar bar' auto
      'fields preview' 50dvh
      'contrasts preview' 50dvh
      '. preview' 1fr
      'variables variables' auto / 19rem minmax(0, 1fr);
    gap: 0 ${token('space-24')};

    [data-part='bar'] {
      padding-block-end: ${token('space-16')};
    }

    [data-part='fields'],
    [data-part='contrasts'] {
      position: sticky;
      inset-block-start: 0;
      max-block-size: 50dvh;
      overflow-y: auto;
    }

    [data-part='contrasts'] {
      inset-block-start: 50dvh;
      border-block-start: 1px solid ${token('color-divider')};
    }
  }

  @media ${from(1200)} {
    grid-template:
      'bar bar bar' auto
      'fields preview contrasts' 1fr
      'variables variables variables' auto / 18rem minmax(0, 1fr) 20rem;

    [data-part='fields'],
    [data-part='contrasts'] {
      inset-block-start: 0;
      max-block-size: 100dvh;
    }

    [data-part='contrasts'] {
      border: 0;
    }
  }
`;
