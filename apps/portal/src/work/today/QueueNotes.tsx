import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { useState } from 'react';
import { UndoBanner } from '../../shared/undo/UndoBanner.tsx';
import { useFollowUpChange } from '../follow-ups/useFollowUpChange.ts';
import { type Planned, useQueue } from './QueueContext.ts';

interface PlannedNoteProps {
  readonly planned: Planned;
  /** Called when the note is closed. */
  readonly onGone: () => void;
  /** Called with the item that was open at the press, when the changed one is as before. */
  readonly onBack: (openedThen: string | undefined) => void;
}

/** Says what became of an item, and takes it back. */
function PlannedNote({ planned: { text, about, undo }, onGone, onBack }: PlannedNoteProps) {
  const { takeBack, isRunning, failure } = useFollowUpChange(about.policyNumber);
  const { opened } = useQueue();

  async function press() {
    if (!(await takeBack(undo))) return;
    announce(`${about.what} is as before`);
    onBack(opened);
  }

  return (
    <UndoBanner
      text={text}
      failure={failure && `It was not taken back. ${failure.message}`}
      // Another user changed it: the newer state stays.
      canRetry={failure?.kind !== 'conflict'}
      isRunning={isRunning}
      onUndo={() => void press()}
      onGone={onGone}
    />
  );
}

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

/** A ref that writes the height of the notes to `--note` of their parent. */
function publishHeight(note: HTMLDivElement) {
  const style = note.parentElement?.style;
  const measure = () => style?.setProperty('--note', `${note.offsetHeight}px`);
  measure();
  const sizes = new ResizeObserver(measure);
  sizes.observe(note);
  return () => {
    sizes.disconnect();
    style?.removeProperty('--note');
  };
}

/** The last change with its Undo, and what another user changed first. Their parent has their height as `--note`. */
export function QueueNotes({ notes, onBack }: QueueNotesProps) {
  const { planned, setPlanned, conflict, setConflict } = notes;
  if (planned === undefined && conflict === undefined) return null;
  return (
    <div ref={publishHeight} data-part="note">
      {planned && (
        <PlannedNote
          key={`${planned.id} ${planned.undo.version}`}
          planned={planned}
          onGone={() => setPlanned(undefined)}
          onBack={(openedThen) => {
            setPlanned(undefined);
            onBack(openedThen, planned.id);
          }}
        />
      )}
      {conflict && (
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
      )}
    </div>
  );
}
