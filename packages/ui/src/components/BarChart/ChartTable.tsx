import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';
import type { ChartData } from './chartData.ts';
import { chartWords } from '../../words/charts.ts';
import { useWords } from '../../words/useWords.ts';
import { inOrder } from '../Text/inOrder.tsx';

const FigureTable = styled.table`
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

interface ChartTableProps {
  readonly title: string;
  /** Heading of the first column: 'Month'. */
  readonly categoryName: string;
  readonly data: ChartData;
}

export function ChartTable({ title, categoryName, data }: ChartTableProps) {
  const words = useWords('Chart', chartWords);
  const { categories, series, format } = data;
  return (
    <FigureTable>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{categoryName}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map(({ label }, index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map(({ name, values }) => {
              const value = values[index] ?? null;
              return <td key={name}>{value === null ? words.none : inOrder(format(value))}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
