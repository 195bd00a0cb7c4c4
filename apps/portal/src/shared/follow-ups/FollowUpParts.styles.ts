import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** The follow-up of a requirement, on separate lines below it. */
export const FollowUpArea = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex-basis: 100%;
  gap: ${token('space-4')};
  min-inline-size: 0;

  & > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-4')} ${token('space-12')};
  }

  & > p {
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  & > p > small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
  }

  & > button {
    justify-self: start;
  }

  /* Users give printed client pages to other people, so private notes are not printed. */
  @media print {
    display: none;
  }
`;

export const FollowUpForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-12')};

  & > p {
    margin: 0;
  }

  & > fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  & dl {
    margin-block: ${token('space-8')};
  }

  & dt {
    font-weight: ${token('font-weight-strong')};
  }

  & dd {
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
