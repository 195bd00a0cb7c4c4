import { Button } from '@agent-portal/ui/Button';
import { EmptyState } from '@agent-portal/ui/EmptyState';
import { type FilterDefinition, filtersInWords } from '@agent-portal/ui/filters';
import type { FilterState } from '../address/listState.ts';

export interface EmptyListProps {
  /** What the list holds: `requirements`. */
  readonly noun: string;
  readonly filters: readonly FilterDefinition[];
  readonly chosen: FilterState;
  /** The quick tab that is chosen, where no field offers its filter. */
  readonly tab?: string | undefined;
  readonly onClear: () => void;
  /** The rows are what a search found. @default false */
  readonly isSearch?: boolean | undefined;
}

/** A list with no rows: nothing there at all, or nothing that matches the filters (decisions, 2). */
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
            // The button goes away with the note: the focus goes to 'Filters', as from the last chip,
            // or to 'Filter' in the bar of a phone. The one that is not on screen does not take it.
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
