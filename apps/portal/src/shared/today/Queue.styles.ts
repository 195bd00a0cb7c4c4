import { from } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const Groups = styled.div`
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')};
  padding: ${token('space-8')} ${token('space-16')};
  background: ${token('color-surface')};

  & summary h2 {
    margin: 0;
    font-size: ${token('font-size-h4')};
    line-height: ${token('line-height')};
  }

  /* The lines use the whole width. */
  & > details > div {
    padding-inline-start: 0;
  }
`;

/** Stays in sight while the queue scrolls, above the head of an open item (`Note.tsx`). */
export const NoteFrame = styled.div`
  position: sticky;
  inset-block-start: var(--sticky-top, 0px);
  z-index: 2;
`;

export const Lines = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** On a wide window the action is at the end of the line, otherwise under it. */
export const Line = styled.li`
  display: grid;
  gap: ${token('space-2')} ${token('space-16')};
  padding: ${token('space-8')};
  border-block-start: 1px solid ${token('color-divider')};

  &[aria-current] {
    background: ${token('color-selected')};
  }

  & > p {
    margin: 0;
    color: ${token('color-text-muted')};
  }

  & > [data-part='who'],
  & > [data-part='what'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-2')} ${token('space-12')};
    overflow-wrap: anywhere;
  }

  & small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
  }

  & [data-part='title'] {
    min-block-size: ${token('target')};
    padding: 0;
    border: 0;
    background: none;
    color: ${token('color-link')};
    font: inherit;
    font-weight: ${token('font-weight-strong')};
    text-align: start;
    text-decoration: underline;
    cursor: pointer;

    @media print {
      min-block-size: 0;
      color: inherit;
      text-decoration: none;
    }
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('target')};
  }

  @media ${from('md')} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > * {
      grid-column: 1;
    }

    & > [data-part='action'] {
      grid-area: 1 / 2 / span 3;
      align-self: center;
    }

    & > section {
      grid-column: 1 / -1;
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-8')} ${token('space-16')};
  padding-block-start: ${token('space-8')};

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('target')};
  }
`;

/** The head with the client's name stays at the top while the rest scrolls. */
export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-12')};
  padding: 0 ${token('space-16')} ${token('space-16')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  overflow-wrap: anywhere;

  & > header {
    position: sticky;
    inset-block-start: var(--panel-top, var(--sticky-top, 0px));
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-8')};
    padding-block: ${token('space-8')};
    border-block-end: 1px solid ${token('color-divider')};
    background: ${token('color-surface')};
  }

  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-4')} ${token('space-16')};
    margin: 0;
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('target')};
  }

  & h3,
  & h4 {
    margin: 0;
    font-size: ${token('font-size-h4')};
    line-height: ${token('line-height-h4')};
  }

  & [data-part='commands'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-8')} ${token('space-16')};
  }

  /* Under its line, the item uses the whole width. */
  li & {
    scroll-margin-block-start: calc(var(--sticky-top, 0px) + var(--note-height, 0px));
    padding: 0;
    border: 0;
    background: none;

    & > header {
      inset-block-start: calc(var(--sticky-top, 0px) + var(--note-height, 0px));
      background: ${token('color-selected')};
    }
  }

  @media print {
    display: none;
  }
`;

export const DoneList = styled.ul`
  margin: 0;
  padding: 0;
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
