import { useDeleteFollowUp, useSaveFollowUp } from '@agent-portal/data/follow-ups/hooks';
import type { TodayItem, TodayKind } from '@agent-portal/data/today/contract';
import { kindsOf } from '@agent-portal/data/today/subjects';
import { toast } from '@agent-portal/ui/Toast';
import { useEffect, useEffectEvent } from 'react';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { AssignForm, type Taker } from '../assign/AssignForm.tsx';
import { aboutItem, ownFollowUpOf } from './aboutItem.ts';
import { useQueue } from './QueueContext.ts';

export interface AssignItemProps {
  readonly kind: TodayKind;
  readonly item: TodayItem;
  readonly onCancel: () => void;
  readonly onAssigned: () => void;
  /** As of `PageForm`. */
  readonly onUnsavedChange: (isUnsaved: boolean) => void;
}

/** Gives an item of the queue to a person of the agency: as a follow-up for today, or with the day that it has. */
export function AssignItem(props: AssignItemProps) {
  const { kind, item, onCancel, onAssigned, onUnsavedChange } = props;
  const { who, what, by, followUp } = item;
  const today = useBusinessDate();
  const about = aboutItem(kind, item);
  const { subject, key, policyNumber } = about;
  const { whose, onConflict, onPlanned } = useQueue();
  const isFollowUp = kind === 'followUps';
  const give = useSaveFollowUp(policyNumber);
  const end = useDeleteFollowUp(policyNumber);
  const failure = give.failure ?? end.failure;
  const own = ownFollowUpOf(item);
  const ownerId = followUp?.owner.personId;
  const version = followUp?.version ?? null;

  // An item that another user assigned has left its group, and with it this form. Under everybody's, a follow-up stays.
  const conflict =
    failure?.kind === 'conflict' && (whose === 'mine' || !isFollowUp)
      ? `${what}, ${who}, was not assigned. ${failure.message}`
      : undefined;
  const leave = useEffectEvent((text: string) => {
    onConflict(text);
    onAssigned();
  });
  useEffect(() => {
    if (conflict !== undefined) leave(conflict);
  }, [conflict]);

  const send = ({ personId }: Taker, note: string) =>
    personId === null
      ? end.make({ params: { subject, key }, query: { version: version ?? 1, ownerId } })
      : give.make({
          body: {
            subject,
            key,
            followUpDate: (followUp && by) ?? today,
            note,
            personId,
            ownerId,
            version,
          },
        });

  async function assign(taker: Taker, note: string) {
    const answer = await send(taker, note);
    if (!answer) return;
    const text = `${what}, ${who}, is assigned to ${taker.name}.`;
    const { saved } = answer;
    // The private note of the user's follow-up is gone, so it cannot be taken back.
    if (own || !saved) toast(text);
    else onPlanned({ id: `${kind} ${item.key}`, text, about, ...saved });
    onAssigned();
  }

  return (
    <AssignForm
      itemKey={`${subject} ${key}`}
      kind={isFollowUp ? (kindsOf(subject)[0] ?? kind) : kind}
      title={`Assign ${what}, ${who}`}
      holderId={ownerId ?? null}
      canReturn={followUp?.by != null}
      hint={
        own
          ? 'The person sees this note. The private note of the follow-up is deleted.'
          : 'Only the person sees it.'
      }
      isRunning={give.isRunning || end.isRunning}
      failure={failure}
      canSaveOver
      onAssign={(taker, note) => void assign(taker, note)}
      onCancel={onCancel}
      onUnsavedChange={onUnsavedChange}
    />
  );
}
