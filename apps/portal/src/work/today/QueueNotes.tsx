import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { useState } from 'react';
import { PlannedNote } from './PlannedNote.tsx';
import type { Planned } from './QueueContext.ts';

/** The last change, which can be undone, and what another user changed first. */
export function useQueueNotes() {
  const [planned, setPlanned] = useState<Planned>();
  const [conflict, setConflict] = useState<string>();
  return { planned, setPlanned, conflict, setConflict };
}

interface QueueNotesProps {
  readonly notes: ReturnType<typeof useQueueNotes>;
  /** Called with the item that was open at the press of Undo, and the one that is as before. */
  readonly onBack: (openedThen: string | undefined, id: string) => void;
}

/** Says what became of an item, and takes it back. */
export function QueueNotes({ notes, onBack }: QueueNotesProps) {
  const { planned, setPlanned, conflict, setConflict } = notes;
  return (
    <>
      {planned && (
        <div data-part="note">
          <PlannedNote
            key={`${planned.id} ${planned.version}`}
            planned={planned}
            onGone={() => setPlanned(undefined)}
            onBack={(openedThen) => {
              setPlanned(undefined);
              onBack(openedThen, planned.id);
            }}
          />
        </div>
      )}
      {conflict && (
        <div data-part="note">
          <Banner
            tone="warning"
            role="alert"
            action={
              <Button size="small" variant="quiet" onClick={() => setConflict(undefined)}>
                Dismiss
              </Button>
            }
          >
            {conflict}
          </Banner>
        </div>
      )}
    </>
  );
}
