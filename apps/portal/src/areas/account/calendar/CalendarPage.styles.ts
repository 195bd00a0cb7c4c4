import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const CalendarCards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-16')};
  max-inline-size: 56rem;

  & h2 {
    margin: 0;
  }

  & p,
  & ul {
    margin-block: ${token('space-8')} 0;
    max-inline-size: 44rem;
    overflow-wrap: anywhere;
  }

  & ul {
    display: grid;
    gap: ${token('space-8')};
    padding-inline-start: ${token('space-24')};
  }

  & dl {
    margin-block-start: ${token('space-16')};
  }

  & [data-part='address'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-16')};
    margin-block-start: ${token('space-16')};
  }

  & [data-part='commands'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-8')};
    margin-block-start: ${token('space-16')};
  }

  /* The address is a secret. */
  @media print {
    & [data-part='address'] {
      display: none;
    }
  }
`;
