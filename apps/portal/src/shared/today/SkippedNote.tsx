import { useUnskipItem } from '@agent-portal/data/today/hooks';
import { formatDate } from '@agent-portal/format';
import { announce } from '@agent-portal/ui/Announcer';
import { UndoBanner } from '../undo/UndoBanner.tsx';
import { Note } from './Note.tsx';
import type { Skipped } from './QueueContext.ts';

interface SkippedNoteProps {
  readonly skipped: Skipped;
  /** Called when the note is closed. */
  readonly onGone: () => void;
  /** Called when the item is back in the queue. */
  readonly onBack: () => void;
}

/** Says which item was skipped until when, and takes it back. */
export function SkippedNote({ skipped, onGone, onBack }: SkippedNoteProps) {
  const { kind, key, who, what, until } = skipped;
  const { make, isRunning, failure } = useUnskipItem();
  const text = `${what}, ${who}, is skipped until ${formatDate(until)}.`;

  async function undo() {
    if (!(await make({ params: { kind, key } }))) return;
    announce(`${what}, ${who}, is back`);
    onBack();
  }

  return (
    <Note>
      <UndoBanner
        text={text}
        failure={failure && `The item was not returned. ${failure.message}`}
        isRunning={isRunning}
        onUndo={() => void undo()}
        onGone={onGone}
      />
    </Note>
  );
}
