import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { visuallyHidden } from '@agent-portal/ui/theme/visuallyHidden';
import { styled } from 'styled-components';

/** The width of the last column. */
const frequency = 'clamp(6rem, 20vw, 11rem)';

export const PreferenceFields = styled.form`
  display: grid;
  gap: ${token('space-16')};

  && {
    max-inline-size: none;
  }

  && > p {
    margin: 0;
  }

  & fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 7rem 7rem ${frequency};
    align-items: center;
    gap: ${token('space-8')} ${token('space-16')};
    min-inline-size: 0;
    margin: 0;
    padding: ${token('space-12')} 0;
    border: 0;
    border-block-start: 1px solid ${token('color-divider')};
  }

  /* The label of the last column is above it once, and stays in each row for screen readers. */
  & [data-part='events'] {
    display: grid;
  }

  & [data-part='events'] > p {
    inline-size: ${frequency};
    margin-block: 0 ${token('space-4')};
    justify-self: end;
    font-size: ${token('font-size-small')};
    font-weight: ${token('font-weight-strong')};
  }

  & fieldset > :last-child > label {
    ${visuallyHidden}
  }

  & legend {
    float: inline-start;
    padding: 0;
    font-weight: ${token('font-weight-strong')};
  }

  & ul {
    margin: ${token('space-8')} 0 0;
    padding-inline-start: ${token('space-16')};
  }

  & [data-part='commands'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
  }

  @media ${below('md')} {
    & fieldset {
      display: flex;
      flex-wrap: wrap;
    }

    & legend {
      inline-size: 100%;
    }

    /* Below its heading, also on the next line. */
    & fieldset > :last-child {
      inline-size: ${frequency};
      margin-inline-start: auto;
    }
  }
`;
