import type { FollowUp } from '@agent-portal/data/follow-ups/contract';
import { useDeleteFollowUp, useSaveFollowUp } from '@agent-portal/data/follow-ups/hooks';
import { announce } from '@agent-portal/ui/Announcer';
import { formatDate } from '@agent-portal/format';
import { UndoBanner } from '../undo/UndoBanner.tsx';

interface UndoFollowUpProps {
  readonly followUp: FollowUp;
  /** What it was before; undefined if there was none. */
  readonly former: FollowUp | undefined;
  /** Called when it is as before, or the user keeps it. */
  readonly onGone: () => void;
}

/** Says what a follow-up was set to, and takes it back. */
export function UndoFollowUp({ followUp, former, onGone }: UndoFollowUpProps) {
  const { policyNumber, requirementId, requirement, followUpDate, version } = followUp;
  const save = useSaveFollowUp();
  const remove = useDeleteFollowUp();
  const failure = save.failure ?? remove.failure;
  const text = `Follow-up on ${requirement} is set to ${formatDate(followUpDate)}.`;

  async function undo() {
    const place = { policyNumber, requirementId };
    const before = former && { followUpDate: former.followUpDate, note: former.note };
    const isBack = before
      ? await save.make({ body: { ...place, ...before, version } })
      : await remove.make({ params: place, query: { version } });
    if (!isBack) return;
    announce(
      former
        ? `Follow-up on ${requirement} is ${formatDate(former.followUpDate)} again`
        : `Follow-up on ${requirement} is removed`,
    );
    onGone();
  }

  return (
    <UndoBanner
      text={text}
      announcement={`${text} It can be undone.`}
      failure={failure && `The follow-up was not taken back. ${failure.message}`}
      isRunning={save.isRunning || remove.isRunning}
      onUndo={() => void undo()}
      onGone={onGone}
    />
  );
}
