import { useUndoAssignment } from '@agent-portal/data/today/hooks';
import { announce } from '@agent-portal/ui/Announcer';
import { UndoBanner } from '../undo/UndoBanner.tsx';
import { Note } from './Note.tsx';
import type { AssignedItem } from './QueueContext.ts';

interface AssignedNoteProps {
  readonly assigned: AssignedItem;
  /** Called when the note is closed. */
  readonly onGone: () => void;
  /** Called when the item is as before. */
  readonly onBack: () => void;
}

/** Says to whom an item was assigned, and takes it back. */
export function AssignedNote({ assigned, onGone, onBack }: AssignedNoteProps) {
  const { kind, key, who, what, to, version } = assigned;
  const { make, isRunning, failure } = useUndoAssignment();
  const name = `${what}, ${who},`;

  async function undo() {
    if (!(await make({ params: { kind, key }, query: { version } }))) return;
    announce(`${name} is no longer assigned to ${to}`);
    onBack();
  }

  return (
    <Note>
      <UndoBanner
        text={`${name} is assigned to ${to}.`}
        failure={failure && `The assignment was not taken back. ${failure.message}`}
        // Another user changed it: the newer assignment stays.
        canRetry={failure?.kind !== 'conflict'}
        isRunning={isRunning}
        onUndo={() => void undo()}
        onGone={onGone}
      />
    </Note>
  );
}
