import type { Ref } from 'react';
import { styled } from 'styled-components';
import { phoneListBarWords } from '../../words/data.ts';
import { useWords } from '../../words/useWords.ts';
import { Button } from '../Button/Button.tsx';
import type { Column, Sort } from '../DataTable/Column.ts';
import type { RootProps } from '../rootProps/splitRoot.ts';
import { LazySortSelect } from '../DataTable/sorting/lazySortSelect.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import { arrowUpDown, sliders } from '../Drawing/drawings.ts';
import { below } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';

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

/** Room for a Sort of two lines; with large text Filter and Sort are one below the other. */
export const pageEnd = 'clamp(4.75rem, (13.25rem + 102px - 100vw) * 1000, 9rem)';

const BarFrame = styled.div`
  display: none;

  @media ${below('md')} {
    position: fixed;
    inset-block-end: 0;
    inset-inline: 0;
    z-index: 15;
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
    padding: ${token('space-8')} ${token('space-16')};
    padding-block-end: max(${token('space-8')}, env(safe-area-inset-bottom));
    border-block-start: 1px solid ${token('color-divider')};
    background: ${token('color-surface')};

    /* The end of the page scrolls free of the bar. */
    body:has(&) {
      --end-bar: ${pageEnd};
      padding-block-end: var(--end-bar);
    }

    html:has(&) {
      scroll-padding-block-end: calc(${pageEnd} + ${token('space-8')});
    }

    /* On a page with several lists, each bar is in its list. */
    [data-lists='several'] & {
      position: static;
      flex: 1 1 100%;
      min-inline-size: 0;
      padding: 0;
      border: 0;
      background: none;
    }
  }

  @media print {
    display: none;
  }

  > button {
    flex: 1 1 6rem;
  }

  > label {
    display: inline-flex;
    flex: 1.6 1 9rem;
    align-items: center;
    gap: ${token('space-8')};
    min-inline-size: 0;
    min-block-size: max(2.75rem, ${token('target')});
    border: 1px solid ${token('color-border')};
    border-radius: ${token('radius-control')};
    font-weight: 600;
  }

  > label:has(:focus-visible) {
    outline: 3px solid ${token('color-focus')};
    outline-offset: 2px;
  }

  > label > svg {
    flex: none;
    margin-inline-start: ${token('space-12')};
  }

  > label > select {
    flex: 1;
    min-inline-size: 0;
    align-self: stretch;
    padding-block: ${token('space-4')};
    padding-inline: 0 ${token('space-8')};
    border: 0;
    outline: none;
    background: none;
    color: inherit;
    font: inherit;
    white-space: normal;
    text-overflow: ellipsis;
    appearance: none;
    cursor: pointer;
  }

  > label > select > option {
    background: ${token('color-surface')};
  }
`;
