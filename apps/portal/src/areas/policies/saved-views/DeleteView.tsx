import type { SavedViewList } from '@agent-portal/data/saved-views/contract';
import { useDeleteView } from '@agent-portal/data/saved-views/hooks';
import { announce } from '@agent-portal/ui/Announcer';
import { Button } from '@agent-portal/ui/Button';
import { useEffect, useRef } from 'react';

interface DeleteViewProps {
  readonly list: SavedViewList;
  readonly name: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before a view is deleted. Cancel has the focus. */
export function DeleteView({ list, name, onDone, onCancel }: DeleteViewProps) {
  const { make, isRunning, failure: error } = useDeleteView();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);

  async function remove() {
    if (!(await make({ query: { list, name } }))) return;
    announce(`${name} is deleted`);
    onDone();
  }

  return (
    <fieldset aria-label={`Delete ${name}`}>
      <p>Delete “{name}”? Links to it still work.</p>
      <Button size="small" variant="danger" isBusy={isRunning} onClick={() => void remove()}>
        Delete
      </Button>
      <Button ref={keep} size="small" variant="quiet" onClick={onCancel}>
        Keep
      </Button>
      {error && <p role="alert">The view was not deleted. {error.message}</p>}
    </fieldset>
  );
}
