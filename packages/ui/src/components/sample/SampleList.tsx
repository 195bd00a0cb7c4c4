import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import type { FilterValues } from '../../filters/filterDefinition.ts';
import { Pagination } from '../Pagination/Pagination.tsx';
import type { Sort } from '../DataTable/Column.ts';
import { DataTable } from '../DataTable/DataTable.tsx';
import type { TableStatus } from '../DataTable/TableSurface.tsx';
import { requirementColumns, requirements } from './requirements.tsx';
import { sampleFilters } from './sampleFilters.ts';

interface SampleListProps {
  readonly status?: TableStatus;
  readonly initialValues?: FilterValues;
}

const twoFilters = { employer: ['Lakeshore School District'], takeAction: true } as const;

/** A whole list as an app puts it together: filters, table and pages that share their state. */
export function SampleList({ status = 'ready', initialValues = twoFilters }: SampleListProps) {
  const [sort, setSort] = useState<Sort | null>({ field: 'date', direction: 'desc' });
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const [values, setValues] = useState(initialValues);
  return (
    <DataTable
      name="Pending"
      columns={requirementColumns}
      rows={requirements}
      sort={sort}
      onSort={setSort}
      status={status}
      error={<Button>Try again</Button>}
      toolbar={
        <FilterBar
          filters={sampleFilters}
          values={values}
          onChange={setValues}
          resultText="143 requirements"
          asOf="9:42 a.m."
          today="2026-11-18"
          onRefresh={() => undefined}
        />
      }
      footer={
        <Pagination
          page={page}
          totalPages={Math.ceil(143 / pageSize)}
          pageSize={pageSize}
          total={143}
          itemNoun="requirements"
          pageSizes={[10, 25, 50, 100]}
          onPage={setPage}
          onPageSize={setPageSize}
        />
      }
    />
  );
}
