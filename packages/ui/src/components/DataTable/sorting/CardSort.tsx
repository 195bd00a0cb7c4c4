import { dataTableWords } from '../../../words/data.ts';
import { useWords } from '../../../words/useWords.ts';
import type { Column, Sort } from '../Column.ts';
import { firstDirectionOf } from '../rows/cellOf.tsx';
import { Drawing } from '../../Drawing/Drawing.tsx';
import { arrowDown, arrowUp } from '../../Drawing/drawings.ts';

interface CardSortProps {
  readonly columns: readonly Column<never>[];
  readonly sort: Sort | null;
  readonly onSort: (next: Sort | null) => void;
}

/** The sort of a list whose rows are cards and so have no headers to press: a select and a button. */
export function CardSort({ columns, sort, onSort }: CardSortProps) {
  const words = useWords('DataTable', dataTableWords);
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const direction = sort?.direction ?? 'desc';
  const arrow = direction === 'desc' ? arrowDown : arrowUp;
  return (
    <div data-part="card-sort">
      <label>
        {words.sortBy}{' '}
        <select
          value={sort?.field ?? ''}
          onChange={({ target }) => {
            const column = sortable.find(({ id }) => id === target.value);
            onSort(column ? { field: column.id, direction: firstDirectionOf(column) } : null);
          }}
        >
          <option value="">{words.sortByNone}</option>
          {sortable.map(({ id, header }) => (
            <option key={id} value={id}>
              {header}
            </option>
          ))}
        </select>
      </label>
      {sort && (
        <button
          type="button"
          onClick={() => {
            onSort({ ...sort, direction: direction === 'desc' ? 'asc' : 'desc' });
          }}
        >
          <Drawing of={arrow} />
          {direction === 'desc' ? words.descending : words.ascending}
        </button>
      )}
    </div>
  );
}
