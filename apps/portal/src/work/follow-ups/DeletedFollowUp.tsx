import type { FollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { useSaveFollowUp } from '@agent-portal/data/work/follow-ups/hooks';
import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { useEffect, useRef } from 'react';

interface DeletedFollowUpProps {
  readonly deleted: FollowUp;
  /** Called when the follow-up is restored. */
  readonly onReturn: () => void;
}

/** Replaces a deleted follow-up and offers to restore it. */
export function DeletedFollowUp({ deleted, onReturn }: DeletedFollowUpProps) {
  const { make, isRunning, failure } = useSaveFollowUp(deleted.policyNumber);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);

  async function bringBack() {
    const { subject, key, followUpDate, note } = deleted;
    const body = { subject, key, followUpDate, note, version: null };
    if (!(await make({ body }))) return;
    announce('The follow-up is back');
    onReturn();
  }

  return (
    <>
      <div data-part="head">
        <span>The follow-up is deleted.</span>
        <Button
          ref={undo}
          size="small"
          isBusy={isRunning}
          busyText="Bringing it back"
          aria-label={`Undo: restore the follow-up on ${deleted.what}`}
          onClick={() => void bringBack()}
        >
          Undo
        </Button>
      </div>
      {failure && <Banner tone="danger">The follow-up was not restored. {failure.message}</Banner>}
    </>
  );
}
