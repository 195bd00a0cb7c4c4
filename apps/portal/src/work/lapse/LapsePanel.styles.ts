import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** The late premium of a policy, and the contacts with the client. */
export const LapseArea = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-12')};
  margin-block-end: ${token('space-12')};

  & > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-8')} ${token('space-12')};
  }

  & ol {
    display: grid;
    gap: ${token('space-4')};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > button {
    justify-self: start;
  }

  @media print {
    & button {
      display: none;
    }
  }
`;
