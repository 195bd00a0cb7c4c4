import { Button } from '@agent-portal/ui/Button';
import { EmptyState } from '@agent-portal/ui/EmptyState';
import { type FilterDefinition, filtersInWords } from '@agent-portal/ui/filters';
import type { FilterState } from '../address/listState.ts';

export interface EmptyListProps {
  /** The plural noun for its rows: `requirements`. */
  readonly noun: string;
  readonly filters: readonly FilterDefinition[];
  readonly chosen: FilterState;
  /** The label of the chosen quick tab, if no field sets its filter. */
  readonly tab?: string | undefined;
  readonly onClear: () => void;
  /** The rows are search results. @default false */
  readonly isSearch?: boolean | undefined;
}

/** Explains an empty list: there are no rows at all, or no rows match the filters (decisions, 2). */
export function EmptyList({ noun, filters, chosen, tab, onClear, isSearch }: EmptyListProps) {
  const inForce = [...(tab ? [tab] : []), ...filtersInWords(filters, chosen)];
  const isFiltered = Object.values(chosen).some((value) => value !== undefined);
  if (!isFiltered && isSearch) {
    return (
      <EmptyState title={`No ${noun} match your search`}>
        Check the spelling, or enter fewer words.
      </EmptyState>
    );
  }
  if (!isFiltered) {
    return <EmptyState title={`No ${noun}`}>There are none at the moment.</EmptyState>;
  }
  return (
    <EmptyState
      title={`No ${noun} match your filters`}
      action={
        <Button
          onClick={({ currentTarget }) => {
            // The button disappears with the note, so move the focus to 'Filters', or to 'Filter' in the
            // bar of a phone. Only one of them is visible, and a hidden button cannot receive the focus.
            const openers = '[data-part="opener"], [data-part="phone-list-bar"] > button';
            const list = currentTarget.closest('section');
            for (const opener of list?.querySelectorAll<HTMLElement>(openers) ?? []) opener.focus();
            onClear();
          }}
        >
          Clear filters
        </Button>
      }
    >
      {inForce.join(', ')}
    </EmptyState>
  );
}
