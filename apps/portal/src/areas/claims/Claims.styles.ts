import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const SearchForm = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  align-items: start;
  gap: ${token('space-16')} ${token('space-24')};
  max-inline-size: 44rem;
  padding: ${token('space-24')};
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};

  > p,
  > section {
    grid-column: 1 / -1;
    margin: 0;
  }

  > button {
    justify-self: start;
  }
`;

/** The search, and the link back to its form. */
export const SearchedFor = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-8')} ${token('space-24')};
  margin-block-end: ${token('space-16')};

  > dl {
    flex: 1 1 8rem;
  }

  @media ${below('md')} {
    margin-block-end: ${token('space-8')};
  }
`;
