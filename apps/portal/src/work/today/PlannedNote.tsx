import { useDeleteFollowUp, useSaveFollowUp } from '@agent-portal/data/work/follow-ups/hooks';
import { announce } from '@agent-portal/ui/Announcer';
import { UndoBanner } from '../../shared/undo/UndoBanner.tsx';
import { type Planned, useQueue } from './QueueContext.ts';

interface PlannedNoteProps {
  readonly planned: Planned;
  /** Called when the note is closed. */
  readonly onGone: () => void;
  /** Called with the item that was open at the press, when the changed one is as before. */
  readonly onBack: (openedThen: string | undefined) => void;
}

/** Says what became of an item, and takes it back. */
export function PlannedNote({ planned, onGone, onBack }: PlannedNoteProps) {
  const { text, about, version, ownerId, former } = planned;
  const save = useSaveFollowUp(about.policyNumber);
  const remove = useDeleteFollowUp(about.policyNumber);
  const failure = save.failure ?? remove.failure;

  const { opened } = useQueue();

  async function undo() {
    const { subject, key } = about;
    const isBack = former
      ? await save.make({ body: { subject, key, ...former, version } })
      : await remove.make({ params: { subject, key }, query: { version, ownerId } });
    if (!isBack) return;
    announce(`${about.what} is as before`);
    onBack(opened);
  }

  return (
    <UndoBanner
      text={text}
      failure={failure && `It was not taken back. ${failure.message}`}
      // Another user changed it: the newer state stays.
      canRetry={failure?.kind !== 'conflict'}
      isRunning={save.isRunning || remove.isRunning}
      onUndo={() => void undo()}
      onGone={onGone}
    />
  );
}
