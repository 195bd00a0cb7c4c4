import type { TodayItem, TodayKind } from '@agent-portal/data/today/contract';
import { useSaveFollowUp } from '@agent-portal/data/follow-ups/hooks';
import { formatDate } from '@agent-portal/format';
import { useEffect, useEffectEvent } from 'react';
import { aboutItem, ownFollowUpOf } from './aboutItem.ts';
import { useQueue } from './QueueContext.ts';

/** Changes the user's follow-up on an item with one press. The queue says what became of it, and offers Undo. */
export function useItemChange(kind: TodayKind, item: TodayItem, onDone: () => void) {
  const { who, what, key, policyNumber } = item;
  const { onPlanned, onConflict } = useQueue();
  const about = aboutItem(kind, item);
  const own = ownFollowUpOf(item);
  const { make, isRunning, failure } = useSaveFollowUp(policyNumber);

  function noted(text: string, version: number) {
    const said = `${what}, ${who}, ${text}.`;
    onPlanned({ id: `${kind} ${key}`, text: said, about, version, former: own });
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
    if (answer) noted(text, answer.saved?.version ?? (own?.version ?? 0) + 1);
  }
  const conflict = failure?.kind === 'conflict' ? failure.message : undefined;
  const report = useEffectEvent((message: string) =>
    onConflict(`${what}, ${who}, was not changed. ${message}`),
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
    noteDay: (day: string, version: number) => noted(plannedText(day), version),
    plan: (day: string) => void change({ followUpDate: day }, plannedText(day)),
    end: () => own && void change({ followUpDate: own.followUpDate, isDone: true }, 'is done'),
  };
}
