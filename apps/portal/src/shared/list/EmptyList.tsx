import { Button } from '@agent-portal/ui/Button';
import { Note } from './EmptyList.styles.ts';

export interface EmptyListProps {
  /** What the list holds: `requirements`. */
  readonly noun: string;
  /** Filters in force, in words: `Employer: Acme`. */
  readonly filters: readonly string[];
  readonly onClear: () => void;
}

/** A list with no rows: nothing there at all, or nothing that matches the filters (decisions, 2). */
export function EmptyList({ noun, filters, onClear }: EmptyListProps) {
  if (filters.length === 0) {
    return (
      <Note>
        <strong>No {noun}</strong>
        <p>There are none at the moment.</p>
      </Note>
    );
  }
  return (
    <Note>
      <strong>No {noun} match your filters</strong>
      <p>{filters.join(', ')}</p>
      <Button onClick={onClear}>Clear filters</Button>
    </Note>
  );
}
