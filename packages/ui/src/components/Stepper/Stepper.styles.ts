import { styled } from 'styled-components';
import { below } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';

export const StepperElement = styled.nav`
  ol {
    display: flex;
    gap: ${token('space-8')};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    flex: 1 1 0;
    min-inline-size: 0;
    border-block-start: 3px solid ${token('color-divider')};
  }

  li[data-state='done'],
  li[data-state='current'] {
    border-color: ${token('color-primary')};
  }

  li[data-state='error'] {
    border-color: ${token('color-danger')};
  }

  li > :is(button, span) {
    display: flex;
    align-items: start;
    gap: ${token('space-8')};
    inline-size: 100%;
    min-block-size: max(2rem, ${token('target')});
    padding: ${token('space-8')} 0;
    border: 0;
    border-radius: ${token('radius-control')};
    background: none;
    color: ${token('color-text-muted')};
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
  }

  li > button {
    color: ${token('color-link')};
    text-decoration: underline;
    cursor: pointer;
  }

  li > button:hover {
    background: ${token('color-hover')};
  }

  li[data-state='error'] > * {
    color: ${token('color-danger')};
  }

  li[data-current] > * {
    color: ${token('color-text')};
    font-weight: ${token('font-weight-strong')};
  }

  [data-part='mark'] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border: 2px solid ${token('color-border')};
    border-radius: ${token('radius-pill')};
    font-size: ${token('font-size-small')};
    font-weight: ${token('font-weight-strong')};
    line-height: 1;
    text-decoration: none;
  }

  [data-part='mark'] > svg {
    inline-size: 16px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  li:is([data-state='done'], [data-state='current']) [data-part='mark'] {
    border-color: ${token('color-primary')};
    background: ${token('color-primary')};
    color: ${token('color-on-primary')};
  }

  li[data-state='error'] [data-part='mark'] {
    border-color: ${token('color-danger')};
    background: none;
    color: ${token('color-danger')};
  }

  > p {
    display: none;
    margin: 0;
  }

  > p > :is(strong, span) {
    display: block;
  }

  > p > [data-part='error'] {
    color: ${token('color-danger')};
  }

  @media ${below('md')} {
    > p {
      display: block;
    }

    li > :is(button, span) {
      display: none;
    }

    ol {
      gap: ${token('space-4')};
      margin-block-start: ${token('space-8')};
    }
  }
`;
