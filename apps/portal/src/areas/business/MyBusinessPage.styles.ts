import { PageHeader } from '@agent-portal/ui/PageHeader';
import { below, from } from '@agent-portal/ui/theme/breakpoints';
import { Select } from '@agent-portal/ui/Select';
import { visuallyHidden } from '@agent-portal/ui/theme/visuallyHidden';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** The title, and in the same line the tabs; what remains is at the end. */
export const Head = styled(PageHeader)`
  align-items: baseline;
  margin-block-end: ${token('space-12')};

  & > div:last-child:not(:first-child) {
    flex: 1;
    /* With large text the menu takes another line. */
    flex-wrap: wrap;
    min-inline-size: 0;
    column-gap: ${token('space-16')};

    & > nav {
      margin-block-start: 0;
      border-block-end: 0;
    }

    & > [data-part='end'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: end;
      gap: ${token('space-12')};
      margin-inline-start: auto;
    }

    & small {
      color: ${token('color-text-muted')};
      font-size: ${token('font-size-small')};

      @media ${below('lg')} {
        display: none;
      }
    }

    /* On the narrowest phones the title, the tabs and the menu still fit in one line. */
    @media (width < 22.5em) {
      column-gap: ${token('space-4')};

      & > nav ul {
        gap: 0;
        margin-inline: calc(-1 * ${token('space-4')});
      }

      & > nav :is(a, [data-part='count']) {
        gap: ${token('space-4')};
        padding-inline: ${token('space-4')};
      }
    }
  }

  & h1 {
    @media (width < 22.5em) {
      font-size: ${token('font-size-h3')};
    }
  }
`;

/** Its first option names what it is for; the label is for screen readers. */
export const AgentPick = styled(Select)`
  inline-size: 13rem;

  @media ${below('md')} {
    inline-size: 100%;
    margin-block-end: ${token('space-12')};
  }

  & > label {
    ${visuallyHidden}
  }

  & select {
    inline-size: 100%;
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-16')};
`;

/** The cards of the figures: two columns where there is room. */
export const Figures = styled(Column)`
  align-items: start;

  @media ${from('lg')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :first-child {
      grid-column: 1 / -1;
    }
  }

  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > * {
      break-inside: avoid;
    }

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
