import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** The parts of the page: two columns where they fit, tables over both. */
export const ClientParts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  align-items: start;
  gap: ${token('space-24')};

  & > [data-wide] {
    grid-column: 1 / -1;
    min-inline-size: 0;
  }
`;

/** Lines with a name first and details under it. */
export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-4')} ${token('space-12')};
    padding-block: ${token('space-8')};
    border-block-start: 1px solid ${token('color-divider')};
    overflow-wrap: anywhere;
  }

  & > li:first-child {
    border-block-start: 0;
  }

  & > li > button {
    margin-inline-start: auto;
  }

  & small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
  }
`;

/** Phone numbers and e-mail addresses, far enough apart to tap the right one. */
export const Ways = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token('space-12')};
    min-block-size: ${token('target')};
    overflow-wrap: anywhere;
  }

  & small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
  }
`;
