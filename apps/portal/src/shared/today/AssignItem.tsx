import { useAssignFollowUp } from '@agent-portal/data/follow-ups/hooks';
import type { TodayItem, TodayKind } from '@agent-portal/data/today/contract';
import { useAssignItem } from '@agent-portal/data/today/hooks';
import { toast } from '@agent-portal/ui/Toast';
import { useEffect, useEffectEvent } from 'react';
import { AssignForm, type Taker } from '../assign/AssignForm.tsx';
import { useQueue } from './QueueContext.ts';

export interface AssignItemProps {
  readonly kind: TodayKind;
  readonly item: TodayItem;
  readonly onCancel: () => void;
  readonly onAssigned: () => void;
}

/** Gives an item of the queue to a person of the agency. A follow-up moves to the person. */
export function AssignItem({ kind, item, onCancel, onAssigned }: AssignItemProps) {
  const { key, who, what, policyNumber, requirementId, assignment, assignmentVersion } = item;
  const { whose, onConflict, onAssigned: offerUndo } = useQueue();
  const ofItem = useAssignItem();
  const ofFollowUp = useAssignFollowUp();
  const isFollowUp = kind === 'followUps' && policyNumber !== null && requirementId !== null;
  const { isRunning, failure } = isFollowUp ? ofFollowUp : ofItem;

  const send = ({ personId }: Taker, note: string) =>
    isFollowUp
      ? ofFollowUp.make({
          params: { policyNumber, requirementId },
          body: {
            ownerId: assignment?.personId ?? null,
            personId: personId ?? 0,
            note,
            version: assignmentVersion ?? 1,
          },
        })
      : ofItem.make({
          params: { kind },
          body: { key, personId, note, version: assignmentVersion },
        });

  // Among the user's own items, one that another user assigned is gone, and with it this form.
  const conflict =
    failure?.kind === 'conflict' && whose === 'mine'
      ? `${what}, ${who}, was not assigned. ${failure.message}`
      : undefined;
  const leave = useEffectEvent((text: string) => {
    onConflict(text);
    onAssigned();
  });
  useEffect(() => {
    if (conflict !== undefined) leave(conflict);
  }, [conflict]);

  async function assign(taker: Taker, note: string) {
    const answer = await send(taker, note);
    if (!answer) return;
    const to = taker.name;
    if ('canUndo' in answer && answer.canUndo)
      offerUndo({ kind, key, who, what, to, version: answer.assignmentVersion });
    // The private note of a follow-up is gone, so it cannot be taken back.
    else toast(`${what}, ${who}, is assigned to ${to}`);
    onAssigned();
  }

  return (
    <AssignForm
      itemKey={key}
      kind={kind}
      title={`Assign ${what}, ${who}`}
      holderId={assignment?.personId ?? null}
      canReturn={!isFollowUp && assignment !== null}
      hint={
        isFollowUp
          ? 'The person sees this note. The private note of the follow-up is deleted.'
          : 'Only the person and you see it.'
      }
      isRunning={isRunning}
      failure={failure}
      canSaveOver
      onAssign={(taker, note) => void assign(taker, note)}
      onCancel={onCancel}
    />
  );
}
