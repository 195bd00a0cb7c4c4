import type { TodayItem, TodayKind } from '@agent-portal/data/work/today/contract';
import { useSaveFollowUp } from '@agent-portal/data/work/follow-ups/hooks';
import { formatDate } from '@agent-portal/format';
import { toast } from '@agent-portal/ui/Toast';
import { useEffect, useEffectEvent } from 'react';
import type { FollowUpAnswer } from '../follow-ups/FollowUpEditor.tsx';
import { aboutItem, ownFollowUpOf } from './aboutItem.ts';
import { useQueue } from './QueueContext.ts';

/** Changes the user's follow-up on an item with one press. The queue says what became of it, and offers Undo. */
export function useItemChange(kind: TodayKind, item: TodayItem, onDone: () => void) {
  const { who, what, key, policyNumber } = item;
  const { whose, isListed = false, onPlanned, onConflict } = useQueue();
  const about = aboutItem(kind, item);
  const own = ownFollowUpOf(item);
  const { make, isRunning, failure } = useSaveFollowUp(policyNumber);

  const nextVersion = (own?.version ?? 0) + 1;
  const textOf = (text: string) => `${what}, ${who}, ${text}.`;
  function noted(text: string, version: number) {
    onPlanned({ id: `${kind} ${key}`, text: textOf(text), about, version, former: own });
    onDone();
  }
  /** Says what the form of a follow-up saved. */
  function noteSaved({ followUpDate, successor, saved }: FollowUpAnswer) {
    if (successor === undefined)
      return noted(plannedText(followUpDate), saved?.version ?? nextVersion);
    const text = textOf(`is assigned to ${successor}`);
    // The private note of the user's follow-up is gone, so it cannot be taken back.
    if (own || !saved) toast(text);
    else onPlanned({ id: `${kind} ${key}`, text, about, ...saved });
    return onDone();
  }
  /** An item that another user assigned has left its group, and with it the form. */
  function leaveAssigned(message: string) {
    onConflict(`${textOf('was not assigned')} ${message}`);
    onDone();
  }
  /** The item, or the user, may have moved on when it is answered. */
  async function change(
    to: { readonly followUpDate: string; readonly isDone?: true },
    text: string,
  ) {
    const { subject } = about;
    const body = {
      subject,
      key: about.key,
      note: own?.note ?? '',
      version: own?.version ?? null,
      ...to,
    };
    const answer = await make({ body });
    if (answer) noted(text, answer.saved?.version ?? nextVersion);
  }
  const conflict = failure?.kind === 'conflict' ? failure.message : undefined;
  const report = useEffectEvent((message: string) =>
    onConflict(`${textOf('was not changed')} ${message}`),
  );
  useEffect(() => {
    if (conflict !== undefined) report(conflict);
  }, [conflict]);
  const plannedText = (day: string) => `is planned for ${formatDate(day)}`;
  return {
    about,
    own,
    isRunning,
    failure: conflict === undefined ? failure : undefined,
    noteSaved,
    // A row of a list stays, and under everybody's a follow-up.
    leaveAssigned:
      isListed || (kind === 'followUps' && whose === 'everybody') ? undefined : leaveAssigned,
    plan: (day: string) => void change({ followUpDate: day }, plannedText(day)),
    end: () => own && void change({ followUpDate: own.followUpDate, isDone: true }, 'is done'),
  };
}
