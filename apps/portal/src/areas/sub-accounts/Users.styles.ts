import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** The introduction of the page, and the button to invite a user. */
export const UsersHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-12')} ${token('space-24')};
  margin-block-end: ${token('space-24')};

  & > p {
    max-inline-size: 44rem;
    margin: 0;
    color: ${token('color-text-muted')};
  }
`;

export const StateCell = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-4')} ${token('space-8')};

  & > small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    white-space: normal;
  }
`;

export const UserForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-16')};

  & p {
    margin: 0;
  }

  & > [data-part='names'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
    gap: ${token('space-16')};

    /* An e-mail address is longer than a name, so it gets a separate line. */
    & > :last-child {
      grid-column: 1 / -1;
    }
  }

  & dl {
    margin-block: ${token('space-8')};
  }

  & dt {
    font-weight: ${token('font-weight-strong')};
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  & [data-part='choices'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
  }
`;

/** The commands for a user, below the form. */
export const UserSteps = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-16')};
  margin-block-start: ${token('space-24')};
  padding-block-start: ${token('space-16')};
  border-block-start: 1px solid ${token('color-divider')};

  & p {
    margin: 0;
    color: ${token('color-text-muted')};
  }

  & > [data-part='choices'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
  }
`;
