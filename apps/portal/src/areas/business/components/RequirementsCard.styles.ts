import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const Requirements = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-8')} ${token('space-16')};
    padding-block: ${token('space-12')};
    border-block-start: 1px solid ${token('color-divider')};
  }

  & li:last-child {
    padding-block-end: 0;
  }

  /* A phone shows only the first three, to stay short. The link in the card's header shows all. */
  @media ${below('md')} {
    & li:nth-child(n + 4) {
      display: none;
    }
  }

  & li > div {
    display: grid;
    flex: 1 1 14rem;
  }

  & li > div > a {
    display: flex;
    align-items: center;
    justify-self: start;
    min-block-size: ${token('target')};
    font-weight: ${token('font-weight-strong')};
  }

  & [data-part='note'] {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  & small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }
`;
