import { below, from } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** From this width on, in px, the open item is next to the list. On narrower windows it replaces the list. */
export const wideFrom = 1200;

export const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-12')} ${token('space-16')};

  & > [data-part='list'] {
    min-inline-size: 0;
    border: 1px solid ${token('color-divider')};
    border-radius: ${token('radius-card')};
    background: ${token('color-surface')};
  }

  & > p {
    margin: 0;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};

    /* The head of the page has it. */
    @media ${from('lg')} {
      display: none;
    }
  }

  @media screen and (width < ${wideFrom / 16}em) {
    &[data-opened] > :not([data-part='item']) {
      display: none;
    }
  }

  @media ${from(wideFrom)} {
    grid-template-columns: minmax(22.5rem, 30rem) minmax(0, 1fr);
    align-items: start;

    & > :not([data-part='list'], [data-part='item']) {
      grid-column: 1 / -1;
    }

    & > [data-part='item'] {
      position: sticky;
      inset-block-start: calc(var(--sticky-top, 0px) + var(--note, 0px) + ${token('space-16')});
      max-block-size: calc(
        100vh - var(--sticky-top, 0px) - var(--note, 0px) - ${token('space-32')}
      );
      overflow: auto;
    }
  }
`;

/** The queue under its notes. A note stays visible while it scrolls, and the heads stay under the note. */
export const Noted = styled.div`
  & > [data-part='note'] {
    position: sticky;
    inset-block-start: var(--sticky-top, 0px);
    z-index: 2;
    margin-block-end: ${token('space-12')};
  }

  &:has(> [data-part='note']) {
    --note: 4rem;

    /* Its text and its buttons are under each other there. */
    @media ${below('md')} {
      --note: 9rem;
    }
  }
`;

/** Stays in sight while the lines of its group scroll. */
export const GroupHead = styled.header`
  position: sticky;
  inset-block-start: calc(var(--sticky-top, 0px) + var(--note, 0px));
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-12')};
  min-block-size: 2.125rem;
  padding-inline: ${token('space-16')} ${token('space-4')};
  border-block-end: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')} ${token('radius-card')} 0 0;
  background: ${token('color-canvas')};

  section ~ section > & {
    border-radius: 0;
  }

  & > :is(h2, h3) {
    margin: 0;
    font-size: 0.9375rem;
    line-height: ${token('line-height-small')};
  }

  & small {
    margin-inline-start: ${token('space-4')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    font-weight: ${token('font-weight')};
  }

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('target')};
    font-size: ${token('font-size-small')};
  }

  & > button {
    margin-inline-start: auto;
  }

  @media print {
    position: static;
  }
`;

export const Lines = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    border-block-end: 1px solid ${token('color-divider')};
  }

  & button[data-line] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${token('space-8')};
    inline-size: 100%;
    align-content: center;
    min-block-size: 3.4375rem;
    padding: ${token('space-4')} ${token('space-16')};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 0.9375rem;
    line-height: 1.25rem;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    scroll-margin-block: calc(var(--sticky-top, 0px) + 2.5rem) ${token('space-16')};
  }

  & button[data-line]:hover {
    background: ${token('color-hover')};
  }

  & button[data-line]:focus-visible {
    outline-offset: -3px;
  }

  & button[data-line][aria-current] {
    background: ${token('color-selected')};
    box-shadow: inset 3px 0 ${token('color-primary')};
  }

  & strong {
    font-weight: ${token('font-weight-strong')};
  }

  & [data-part='what'] {
    grid-column: 1 / -1;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
  }

  & [data-part='what'] > b {
    color: ${token('color-text')};
    font-weight: ${token('font-weight')};
  }

  @media (forced-colors: active) {
    & button[data-line][aria-current] {
      border-inline-start: 3px solid Highlight;
    }
  }
`;

export const Foot = styled.p`
  margin: 0;
  padding: ${token('space-4')} ${token('space-16')};
  border-block-end: 1px solid ${token('color-divider')};

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('target')};
  }
`;

/** The collapsed groups at the end of the list. */
export const Folded = styled.div`
  & > details > summary {
    min-block-size: 2.75rem;
    padding-inline: ${token('space-16')};
  }

  & > details > div {
    padding: 0;
  }

  & > details + details {
    border-block-start: 1px solid ${token('color-divider')};
  }

  & summary h2 {
    display: inline;
    margin: 0 ${token('space-8')} 0 0;
    font-size: 0.9375rem;
  }

  & summary small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    font-weight: ${token('font-weight')};
  }
`;

export const DoneList = styled.ul`
  margin: 0;
  padding: 0 ${token('space-16')} ${token('space-12')};
  list-style: none;

  & li {
    display: flex;
    gap: ${token('space-16')};
    padding-block: ${token('space-4')};
  }

  & time {
    flex: none;
    color: ${token('color-text-muted')};
  }
`;
