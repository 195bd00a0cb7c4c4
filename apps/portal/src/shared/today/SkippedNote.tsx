import { useUnskipItem } from '@agent-portal/data/today/hooks';
import { formatDate } from '@agent-portal/format';
import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { useEffect } from 'react';
import { Note } from './Queue.styles.ts';
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
  useEffect(() => announce(text), [text]);

  async function undo() {
    if (!(await make({ params: { kind, key } }))) return;
    announce(`${what}, ${who}, is back`);
    onBack();
  }

  return (
    <Note>
      <Banner
        tone={failure ? 'danger' : 'success'}
        action={
          <>
            <Button size="small" pending={isRunning} onClick={() => void undo()}>
              {failure ? 'Try again' : 'Undo'}
            </Button>
            <Button size="small" variant="quiet" onClick={onGone}>
              Dismiss
            </Button>
          </>
        }
      >
        {failure ? `The item was not returned. ${failure.message}` : text}
      </Banner>
    </Note>
  );
}
