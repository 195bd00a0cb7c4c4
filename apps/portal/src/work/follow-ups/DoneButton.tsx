import type { FollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { useSaveFollowUp } from '@agent-portal/data/work/follow-ups/hooks';
import { Button } from '@agent-portal/ui/Button';
import { toast } from '@agent-portal/ui/Toast';
import { Check } from 'lucide-react';

/** Ends a follow-up in its row. The toast takes it back, also after the row is gone. */
export function DoneButton({ followUp }: { readonly followUp: FollowUp }) {
  const { subject, key, policyNumber, what, who, followUpDate, note, version } = followUp;
  const { make, isRunning, failure } = useSaveFollowUp(policyNumber);
  const body = { subject, key, followUpDate, note };
  async function takeBack() {
    if (!(await make({ body: { ...body, version: version + 1 } })))
      toast(`${what}, ${who}, was not taken back`);
  }
  async function end() {
    if (!(await make({ body: { ...body, version, isDone: true } }))) return;
    toast(`${what}, ${who}, is done`, { label: 'Undo', onAction: () => void takeBack() });
  }
  return (
    <>
      <Button
        size="small"
        icon={<Check aria-hidden />}
        aria-label={`The follow-up on ${what} of ${who} is done`}
        isBusy={isRunning}
        busyText="Saving"
        onClick={() => void end()}
      >
        Done
      </Button>
      {failure && <small role="alert">It was not saved. {failure.message}</small>}
    </>
  );
}
