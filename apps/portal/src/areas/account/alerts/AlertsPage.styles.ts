import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

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
    grid-template-columns: minmax(0, 1fr) 7rem 7rem minmax(9rem, 11rem);
    align-items: center;
    gap: ${token('space-8')} ${token('space-16')};
    min-inline-size: 0;
    margin: 0;
    padding: ${token('space-12')} 0;
    border: 0;
    border-block-start: 1px solid ${token('color-divider')};
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
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    & legend,
    & fieldset > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
