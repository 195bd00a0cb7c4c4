import { sortSelectWords } from '../../../words/tables.ts';
import { useWords } from '../../../words/useWords.ts';
import type { Column, Sort } from '../Column.ts';
import { readSortValue, sortOptions, sortValue } from './sortOptions.ts';

export interface SortSelectProps {
  readonly columns: readonly Column<never>[];
  readonly sort: Sort | null;
  readonly onSort: (next: Sort) => void;
  /** Its name, where no label is around it. */
  readonly 'aria-label'?: string;
}

/** The orders of a list in words, a `select`. */
export function SortSelect({ columns, sort, onSort, ...root }: SortSelectProps) {
  const words = useWords('SortSelect', sortSelectWords);
  return (
    <select
      {...root}
      value={sortValue(sort)}
      onChange={({ target }) => onSort(readSortValue(target.value))}
    >
      {sort === null && (
        <option value="" hidden>
          —
        </option>
      )}
      {sortOptions(columns, words).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
