import { from } from '@agent-portal/ui/theme/breakpoints';
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

/** The queue under its notes. A note stays visible while it scrolls, and the heads stay under the note, by its height `--note`. */
export const Noted = styled.div`
  & > [data-part='note'] {
    position: sticky;
    inset-block-start: var(--sticky-top, 0px);
    z-index: 2;
    margin-block-end: ${token('space-12')};
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
