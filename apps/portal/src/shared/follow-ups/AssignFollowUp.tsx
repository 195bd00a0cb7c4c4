import type { FollowUp } from '@agent-portal/data/follow-ups/contract';
import { useSaveFollowUp } from '@agent-portal/data/follow-ups/hooks';
import { kindsOf } from '@agent-portal/data/today/subjects';
import { announce } from '@agent-portal/ui/Announcer';
import { Dialog } from '@agent-portal/ui/Dialog';
import { useState } from 'react';
import { useConfirmClose } from '../form/useConfirmClose.tsx';
import { AssignForm, type Taker } from '../assign/AssignForm.tsx';

export interface AssignFollowUpProps {
  /** The follow-up when the dialog opened. */
  readonly opened: FollowUp;
  /** The saved follow-up; undefined if the user no longer has it. */
  readonly latest: FollowUp | undefined;
  readonly onClose: () => void;
}

/** Gives the user's follow-up to another person of the agency. */
export function AssignFollowUp({ opened, latest, onClose }: AssignFollowUpProps) {
  const { subject, key, policyNumber, what, who, followUpDate } = opened;
  const { make, isRunning, failure } = useSaveFollowUp(policyNumber);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const { close, question } = useConfirmClose(isUnsaved, 'what you entered', onClose);
  const { version } = (failure?.kind === 'conflict' && latest) || opened;

  async function assign({ personId, name }: Taker, note: string) {
    if (personId === null) return;
    if (!(await make({ body: { subject, key, followUpDate, note, personId, version } }))) return;
    announce(`Follow-up on ${what} is assigned to ${name}`);
    onClose();
  }

  return (
    <Dialog isOpen title={`Assign follow-up: ${what}, ${who}`} onClose={close}>
      <AssignForm
        itemKey={`${subject} ${key}`}
        kind={kindsOf(subject)[0] ?? 'followUps'}
        holderId={null}
        hint="The person sees this note. Your private note is deleted."
        isRunning={isRunning}
        failure={failure}
        canSaveOver={latest !== undefined}
        onAssign={(taker, note) => void assign(taker, note)}
        onCancel={close}
        onUnsavedChange={setIsUnsaved}
      />
      {question}
    </Dialog>
  );
}
