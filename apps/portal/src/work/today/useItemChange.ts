import type { TodayItem, TodayKind } from '@agent-portal/data/work/today/contract';
import { formatDate } from '@agent-portal/format';
import { toast } from '@agent-portal/ui/Toast';
import { useEffect, useEffectEvent } from 'react';
import type { FollowUpAnswer } from '../follow-ups/FollowUpEditor.tsx';
import { useFollowUpChange } from '../follow-ups/useFollowUpChange.ts';
import { aboutItem, ownFollowUpOf } from './aboutItem.ts';
import { useQueue } from './QueueContext.ts';

/** Changes the user's follow-up on an item with one press. The queue says what became of it, and offers Undo. */
export function useItemChange(kind: TodayKind, item: TodayItem, onDone: () => void) {
  const { who, what, key, policyNumber } = item;
  const { whose, isListed = false, onPlanned, onConflict } = useQueue();
  const about = aboutItem(kind, item);
  const own = ownFollowUpOf(item);
  const { save, finish, isRunning, failure } = useFollowUpChange(policyNumber);
  const nextVersion = (own?.version ?? 0) + 1;
  const textOf = (text: string) => `${what}, ${who}, ${text}.`;
  const id = `${kind} ${key}`;
  function noted(text: string, saved: FollowUpAnswer['saved']) {
    const version = saved?.version ?? nextVersion;
    onPlanned({ id, text: textOf(text), about, undo: { ...about, version, former: own } });
    onDone();
  }
  /** Says what the form of a follow-up saved. */
  function noteSaved({ followUpDate, successor, saved }: FollowUpAnswer) {
    if (successor === undefined) return noted(plannedText(followUpDate), saved);
    const text = textOf(`is assigned to ${successor}`);
    // The private note of the user's follow-up is gone, so it cannot be taken back.
    if (own || !saved) toast(text);
    else onPlanned({ id, text, about, undo: { ...about, ...saved } });
    return onDone();
  }
  /** An item that another user assigned has left its group, and with it the form. */
  function leaveAssigned(message: string) {
    onConflict(id, `${textOf('was not assigned')} ${message}`);
    onDone();
  }
  async function plan(followUpDate: string) {
    const { subject } = about;
    const { note = '', version = null } = own ?? {};
    const answer = await save({ subject, key: about.key, followUpDate, note, version });
    if (answer) noted(plannedText(followUpDate), answer.saved);
  }
  async function end() {
    const answer = own && (await finish({ ...about, ...own }));
    if (answer) noted('is done', answer.saved);
  }
  const conflict = failure?.kind === 'conflict' ? failure.message : undefined;
  const report = useEffectEvent((message: string) => onConflict(id, `${what}, ${who}: ${message}`));
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
    plan,
    end,
  };
}
