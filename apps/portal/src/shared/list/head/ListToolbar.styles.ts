import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** Filters and tabs share a line where there is room, and under them what concerns the table. */
export const ListTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-8')} ${token('space-12')};

  /* The filter bar keeps its line whole; its chips and its open filters take lines of their own. */
  & > div:not([data-part]) {
    flex: 1 1 max-content;
    min-inline-size: 0;
  }

  && > :is([data-open], :has(> ul)) {
    flex-basis: 100%;
  }

  /* What concerns the table itself. */
  & > [data-part='tools'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-8')} ${token('space-12')};
  }

  & p {
    margin: 0;
    color: ${token('color-text-muted')};
  }
`;
