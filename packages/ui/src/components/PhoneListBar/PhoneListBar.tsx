import type { Ref } from 'react';
import { phoneListBarWords } from '../../words/data.ts';
import { useWords } from '../../words/useWords.ts';
import { Button } from '../Button/Button.tsx';
import type { Column, Sort } from '../DataTable/Column.ts';
import type { RootProps } from '../rootProps/RootProps.ts';
import { BarFrame } from './PhoneListBar.styles.ts';
import { LazySortSelect } from '../DataTable/sorting/lazySortSelect.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import { arrowUpDown, sliders } from '../Drawing/drawings.ts';

export interface PhoneListBarProps extends RootProps<HTMLDivElement> {
  /** All columns that the list has: the sortable ones are offered. Without one there is no Sort. */
  readonly columns: readonly Column<never>[];
  readonly sort: Sort | null;
  readonly onSort: (next: Sort) => void;
  /** How many filters are set. */
  readonly filterCount: number;
  /** Opens the sheet of filters. @default no filters */
  readonly onFilter?: (() => void) | undefined;
  /** Called when the finger or the focus reaches 'Filter': the time to preload the sheet. */
  readonly onFilterIntent?: (() => void) | undefined;
  readonly filterRef?: Ref<HTMLButtonElement> | undefined;
}

const slidersIcon = <Drawing of={sliders} />;

/**
 * Filter and Sort at the bottom of a phone, where a thumb reaches; wider windows do not show it. Within
 * an element with `data-lists="several"` it is at the head of its list.
 *
 * - **When to use it:** It comes with `FilterBar`; alone only where a list has no filters.
 * - **When not:** A wide screen: headers sort.
 * - **Keys:**
 *   - Enter, Space: Opens the filters, or turns the order around.
 */
export function PhoneListBar({
  columns,
  sort,
  onSort,
  filterCount,
  onFilter,
  onFilterIntent,
  filterRef,
  ...root
}: PhoneListBarProps) {
  const words = useWords('PhoneListBar', phoneListBarWords);
  const sorts = columns.some(({ sortable }) => sortable);
  if (!onFilter && !sorts) return null;
  return (
    <BarFrame {...root} data-part="phone-list-bar">
      {onFilter && (
        <Button
          ref={filterRef}
          icon={slidersIcon}
          onFocus={onFilterIntent}
          onPointerEnter={onFilterIntent}
          onClick={onFilter}
        >
          {filterCount > 0 ? words.filters(filterCount) : words.filter}
        </Button>
      )}
      {sorts && (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- SortSelect is a select
        <label>
          <Drawing of={arrowUpDown} />
          <LazySortSelect aria-label={words.sort} columns={columns} sort={sort} onSort={onSort} />
        </label>
      )}
    </BarFrame>
  );
}
