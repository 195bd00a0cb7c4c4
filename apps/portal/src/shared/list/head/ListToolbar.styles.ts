import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** A line of tabs over the whole width, and under it the filter bar. */
export const ListTools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};

  & > [role='toolbar'] {
    max-inline-size: none;
    margin: calc(-1 * ${token('space-8')}) calc(-1 * ${token('space-16')}) 0;
    padding-inline: ${token('space-8')};
    border-block-end: 1px solid ${token('color-divider')};
  }

  & p {
    margin: 0;
    color: ${token('color-text-muted')};
  }
`;
