import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

export const FigureTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding-block: ${token('space-8')};
    padding-inline: 0 ${token('space-12')};
    border-block-end: 1px solid ${token('color-divider')};
    font-weight: ${token('font-weight')};
    text-align: start;
    vertical-align: baseline;
  }

  & thead th {
    color: ${token('color-text-muted')};
    font-weight: ${token('font-weight-strong')};
  }

  & :is(td, thead th:not(:first-child)) {
    padding-inline: ${token('space-12')} 0;
    text-align: end;
  }
`;
