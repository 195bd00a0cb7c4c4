import { dataTableWords } from '../../../words/data.ts';
import { useWords } from '../../../words/useWords.ts';
import type { Column, Sort } from '../Column.ts';
import { LazySortSelect } from './lazySortSelect.ts';

interface CardSortProps {
  readonly columns: readonly Column<never>[];
  readonly sort: Sort | null;
  readonly onSort: (next: Sort) => void;
}

/** The sort of a list whose rows are cards and so have no headers to press. */
export function CardSort({ columns, sort, onSort }: CardSortProps) {
  const words = useWords('DataTable', dataTableWords);
  if (!columns.some(({ sortable }) => sortable)) return null;
  return (
    <label data-part="card-sort">
      {words.sortBy} <LazySortSelect columns={columns} sort={sort} onSort={onSort} />
    </label>
  );
}
