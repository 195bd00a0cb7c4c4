import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/**
 * A list with a line between its items. An item has its name (`data-part="name"` if there is more than one
 * element), what belongs to it (`small`, or a `p` or `data-part="note"` in a separate line), and its buttons at the end.
 */
export const DividedList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-4')} ${token('space-12')};
    padding-block: ${token('space-12')};
    overflow-wrap: anywhere;
  }

  & > li + li {
    border-block-start: 1px solid ${token('color-divider')};
  }

  & > li:first-child {
    padding-block-start: 0;
  }

  & > li:last-child {
    padding-block-end: 0;
  }

  & > li > [data-part='name'] {
    display: flex;
    flex: 1 1 14rem;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-4')} ${token('space-12')};
    min-inline-size: 0;
  }

  & > li > :not(button) + button {
    margin-inline-start: auto;
  }

  & > li > :is(small, p, [data-part='note']),
  & > li > [data-part='name'] > :is(small, p) {
    margin: 0;
    color: ${token('color-text-muted')};
  }

  & > li > small {
    font-size: ${token('font-size-small')};
  }

  & > li > :is(p, [data-part='note']),
  & > li > [data-part='name'] > p {
    flex-basis: 100%;
  }
`;
