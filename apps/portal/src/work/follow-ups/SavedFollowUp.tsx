import type { FollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { Check, PenLine, Trash2, UserPlus } from 'lucide-react';
import { formatDate } from '@agent-portal/format';
import { Command, type CommandProps } from './Command.tsx';
import { FollowUpBadge } from './FollowUpBadge.tsx';

interface SavedFollowUpProps {
  readonly followUp: FollowUp;
  /** The props of the button that opens the editor; undefined for a closed follow-up. */
  readonly opens: CommandProps | undefined;
  /** The props of the button that assigns it; undefined for a closed follow-up, or where Today has the button. */
  readonly assigns: CommandProps | undefined;
  /** What is running, if anything is. */
  readonly running: 'deleted' | 'done' | false;
  readonly onEnd: (end: 'deleted' | 'done') => void;
}

/** A saved follow-up with its date, status, note and actions. */
export function SavedFollowUp(props: SavedFollowUpProps) {
  const { followUp, opens, assigns, running, onEnd } = props;
  const { what, note, followUpDate, assignedBy } = followUp;
  return (
    <>
      <div data-part="head">
        <span>Follow up on {formatDate(followUpDate)}</span>
        <span>
          <FollowUpBadge followUp={followUp} />
        </span>
        {opens && (
          <>
            <Command
              icon={<Check aria-hidden />}
              aria-label={`Done: follow-up on ${what}`}
              isBusy={running === 'done'}
              busyText="Saving"
              onClick={() => onEnd('done')}
            >
              Done
            </Command>
            <Command
              icon={<PenLine aria-hidden />}
              aria-label={`Change the follow-up on ${what}`}
              {...opens}
            >
              Change
            </Command>
          </>
        )}
        {assigns && (
          <Command
            icon={<UserPlus aria-hidden />}
            aria-label={`Assign the follow-up on ${what}`}
            {...assigns}
          >
            Assign
          </Command>
        )}
        <Command
          icon={<Trash2 aria-hidden />}
          aria-label={`Delete the follow-up on ${what}`}
          isBusy={running === 'deleted'}
          busyText="Deleting"
          onClick={() => onEnd('deleted')}
        >
          Delete
        </Command>
      </div>
      {assignedBy && (
        <p>
          <small>Assigned by {assignedBy}</small>
        </p>
      )}
      {note && (
        <p>
          <small>Private note:</small> {note}
        </p>
      )}
    </>
  );
}
