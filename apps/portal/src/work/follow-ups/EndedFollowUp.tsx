import type { FollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { useEffect, useRef } from 'react';
import { undoOf, useFollowUpChange } from './useFollowUpChange.ts';

interface EndedFollowUpProps {
  readonly followUp: FollowUp;
  /** What the user did with it. */
  readonly end: 'deleted' | 'done';
  /** Called when the follow-up is restored. */
  readonly onReturn: () => void;
}

/** Replaces a follow-up that was deleted or done, and offers to restore it. */
export function EndedFollowUp({ followUp, end, onReturn }: EndedFollowUpProps) {
  const { takeBack, isRunning, failure } = useFollowUpChange(followUp.policyNumber);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);

  async function bringBack() {
    if (!(await takeBack(undoOf(followUp, end)))) return;
    announce('The follow-up is back');
    onReturn();
  }

  return (
    <>
      <div data-part="head">
        <span>The follow-up is {end}.</span>
        <Button
          ref={undo}
          size="small"
          isBusy={isRunning}
          busyText="Bringing it back"
          aria-label={`Undo: restore the follow-up on ${followUp.what}`}
          onClick={() => void bringBack()}
        >
          Undo
        </Button>
      </div>
      {failure && <Banner tone="danger">The follow-up was not restored. {failure.message}</Banner>}
    </>
  );
}
