import { token } from '../../../theme/token.ts';
import { dataTableWords } from '../../../words/data.ts';
import { useWords } from '../../../words/useWords.ts';
import type { Column, Sort } from '../Column.ts';
import { LazySortSelect } from './lazySortSelect.ts';

/** The cards stay where they are when the select loads. */
const room = { minBlockSize: `calc(${token('control-height')} + ${token('space-16')} + 1px)` };

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
    <label data-part="card-sort" style={room}>
      {words.sortBy} <LazySortSelect columns={columns} sort={sort} onSort={onSort} />
    </label>
  );
}
