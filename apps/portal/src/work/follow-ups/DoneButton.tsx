import type { FollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { Button } from '@agent-portal/ui/Button';
import { toast } from '@agent-portal/ui/Toast';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { undoOf, useFollowUpChange } from './useFollowUpChange.ts';

/** Marks a follow-up as done in its row. A toast offers Undo, even after the row is gone. */
export function DoneButton({ followUp }: { readonly followUp: FollowUp }) {
  const { policyNumber, what, who, version } = followUp;
  const { finish, takeBack, isRunning, failure } = useFollowUpChange(policyNumber);
  // The row has this version until the list is loaded again.
  const [doneVersion, setDoneVersion] = useState<number>();
  async function undo() {
    if (!(await takeBack(undoOf(followUp, 'done'))))
      toast(`The follow-up on ${what}, ${who}, was not restored`);
  }
  async function end() {
    if (!(await finish(followUp))) return;
    setDoneVersion(version);
    toast(`${what}, ${who}, is done`, { label: 'Undo', onAction: () => void undo() });
  }
  return (
    <>
      <Button
        size="small"
        icon={<Check aria-hidden />}
        aria-label={`Done: follow-up on ${what}, ${who}`}
        isBusy={isRunning || doneVersion === version}
        busyText="Saving"
        onClick={() => void end()}
      >
        Done
      </Button>
      {failure && <small role="alert">The follow-up was not saved. {failure.message}</small>}
    </>
  );
}
