import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Row, SubjectProps } from '../manyRows.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });
const dates = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' });

const columns: GridColDef<Row>[] = [
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'level', headerName: 'Level', flex: 1 },
  {
    field: 'effective',
    headerName: 'Effective',
    type: 'date',
    valueGetter: (value: string) => new Date(value),
    valueFormatter: (value: Date) => dates.format(value),
  },
  { field: 'issued', headerName: 'Issued', type: 'number' },
  {
    field: 'premium',
    headerName: 'Premium',
    type: 'number',
    width: 140,
    valueFormatter: (value: number) => dollars.format(value),
  },
  {
    field: 'share',
    headerName: 'Share',
    type: 'number',
    valueFormatter: (value: number) => percent.format(value),
  },
];

/** The Data Grid of MUI X. Its free edition shows at most 100 rows of a page. */
export function Subject({ rows }: SubjectProps) {
  return (
    <div style={{ height: 800 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
      />
    </div>
  );
}
