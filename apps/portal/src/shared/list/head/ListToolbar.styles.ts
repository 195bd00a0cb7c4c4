import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** Filters and tabs share a line if they fit. The table controls are below them. */
export const ListTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-4')} ${token('space-12')};

  & > fieldset {
    flex-basis: 100%;
  }

  /* The filter bar stays on one line. Its chips and open filters are on separate lines. */
  & > div:not([data-part]) {
    flex: 1 1 max-content;
    min-inline-size: 0;
  }

  && > :is([data-open], :has(> ul)) {
    flex-basis: 100%;
  }

  /* The table controls. */
  & > [data-part='tools'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-8')} ${token('space-12')};
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  & p {
    margin: 0;
    color: ${token('color-text-muted')};
  }
`;
