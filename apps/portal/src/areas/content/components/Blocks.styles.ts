import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const BlockStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-16')};
  max-inline-size: 52.5rem;

  & h2 {
    margin-block: 0 ${token('space-8')};
    font-size: ${token('font-size-h4')};
    line-height: ${token('line-height-h4')};
  }

  & :is(p, ul, ol, table) {
    margin-block: 0 ${token('space-12')};
  }

  & :is(p, ul, ol, table):last-child {
    margin-block-end: 0;
  }

  & li + li {
    margin-block-start: ${token('space-4')};
  }

  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  & :is(th, td) {
    padding: ${token('space-8')} ${token('space-12')} ${token('space-8')} 0;
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: top;
    border-block-end: 1px solid ${token('color-divider')};
  }

  /* A label or a name keeps its words whole. So does other text, unless large text leaves no room for it. */
  & :is(th, td:first-child) {
    overflow-wrap: break-word;
  }

  @media (min-width: 20em) {
    & td {
      overflow-wrap: break-word;
    }
  }

  & tr:last-child > * {
    border-block-end: 0;
  }

  & thead tr:last-child > * {
    border-block-end: 1px solid ${token('color-divider')};
  }
`;
