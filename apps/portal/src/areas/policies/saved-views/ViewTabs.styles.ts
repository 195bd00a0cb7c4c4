import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** Looks like the quick tabs of the list. A long name ends in an ellipsis. */
export const Tabs = styled.nav`
  min-inline-size: 0;
  max-inline-size: 100%;

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-2')};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & a {
    display: flex;
    align-items: center;
    gap: ${token('space-4')};
    min-block-size: max(2rem, ${token('target')});
    max-inline-size: 16rem;
    padding: 0 ${token('space-8')};
    border: 1px solid transparent;
    border-radius: ${token('radius-pill')};
    color: ${token('color-text')};
    font-size: ${token('font-size-compact')};
    line-height: ${token('line-height-compact')};
    text-decoration: none;
    white-space: nowrap;
  }

  & a:hover {
    background: ${token('color-hover')};
  }

  & a > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & a[aria-current] {
    border-color: ${token('color-primary')};
    background: ${token('color-selected')};
    font-weight: ${token('font-weight-strong')};
  }

  & small {
    color: ${token('color-text-muted')};
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }

  @media ${below('md')} {
    & > ul {
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
    }
  }

  @media (forced-colors: active) {
    & a[aria-current] {
      border-width: 3px;
    }
  }

  @media print {
    display: none;
  }
`;
