import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const Requirements = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-4')} ${token('space-12')};
    padding-block: ${token('space-12')};
    border-block-start: 1px solid ${token('color-divider')};
  }

  & li:first-child {
    border-block-start: 0;
    padding-block-start: 0;
  }

  & li:last-child {
    padding-block-end: 0;
  }

  /* In a narrow column the status goes under the name, so that the actions stay in line. */
  & li > [data-part='name'] {
    display: flex;
    flex: 1 1 12rem;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-4')} ${token('space-12')};
    min-inline-size: 0;
  }

  & li > [data-part='dates'] {
    flex-basis: 100%;
    color: ${token('color-text-muted')};
  }

  /* The actions are in one column. On a phone each one is as wide as its card. */
  & li > a {
    margin-inline-start: auto;
  }

  @media ${below('md')} {
    & li > a {
      order: 1;
      flex-basis: 100%;
      margin-block-start: ${token('space-4')};
    }
  }
`;
