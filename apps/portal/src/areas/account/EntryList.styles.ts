import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** A list of entries, each with its name, its details (`small`, or `p` for longer ones) and its buttons. */
export const EntryList = styled.ul`
  margin: 0 0 ${token('space-16')};
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-8')} ${token('space-16')};
    padding-block: ${token('space-12')};
    border-block-start: 1px solid ${token('color-divider')};
  }

  & > li > div {
    display: flex;
    flex: 1 1 14rem;
    flex-wrap: wrap;
    gap: ${token('space-4')} ${token('space-12')};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & small,
  & p {
    margin: 0;
    color: ${token('color-text-muted')};
    font-size: inherit;
  }

  & p {
    flex-basis: 100%;
  }
`;
