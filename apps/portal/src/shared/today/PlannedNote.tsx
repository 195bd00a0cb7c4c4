import { useDeleteFollowUp, useSaveFollowUp } from '@agent-portal/data/follow-ups/hooks';
import { announce } from '@agent-portal/ui/Announcer';
import type { About } from '../follow-ups/about.ts';
import { UndoBanner } from '../undo/UndoBanner.tsx';
import { Note } from './Note.tsx';

/** A follow-up that was just set on an item, given to a person, or done. */
export interface Planned {
  /** The item, as `kind key`. */
  readonly id: string;
  readonly text: string;
  readonly about: About;
  /** Its version now. */
  readonly version: number;
  /** The person who has it; undefined for the user. */
  readonly ownerId?: number | undefined;
  /** What the user's follow-up was before; undefined if there was none. */
  readonly former?: { readonly followUpDate: string; readonly note: string } | undefined;
}

interface PlannedNoteProps {
  readonly planned: Planned;
  /** Called when the note is closed. */
  readonly onGone: () => void;
  /** Called when the item is as before. */
  readonly onBack: () => void;
}

/** Says what became of an item, and takes it back. */
export function PlannedNote({ planned, onGone, onBack }: PlannedNoteProps) {
  const { text, about, version, ownerId, former } = planned;
  const save = useSaveFollowUp(about.policyNumber);
  const remove = useDeleteFollowUp(about.policyNumber);
  const failure = save.failure ?? remove.failure;

  async function undo() {
    const { subject, key } = about;
    const isBack = former
      ? await save.make({ body: { subject, key, ...former, version } })
      : await remove.make({ params: { subject, key }, query: { version, ownerId } });
    if (!isBack) return;
    announce(`${about.what} is as before`);
    onBack();
  }

  return (
    <Note>
      <UndoBanner
        text={text}
        failure={failure && `It was not taken back. ${failure.message}`}
        // Another user changed it: the newer state stays.
        canRetry={failure?.kind !== 'conflict'}
        isRunning={save.isRunning || remove.isRunning}
        onUndo={() => void undo()}
        onGone={onGone}
      />
    </Note>
  );
}
