import type { FollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { usePolicyFollowUps } from '@agent-portal/data/work/follow-ups/hooks';
import { formatDate } from '@agent-portal/format';
import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { token } from '@agent-portal/ui/theme/token';
import { CalendarClock, Check, PenLine, Trash2, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useColleagues } from '../whose/useColleagues.ts';
import { type About, followUpOn } from './about.ts';
import { Command } from './Command.tsx';
import { FollowUpBadge } from './FollowUpBadge.tsx';
import { undoOf, useFollowUpChange } from './useFollowUpChange.ts';
import { LazyFollowUpEditor, useFollowUpForm } from './useFollowUpForm.ts';

/** The follow-up of a thing, on separate lines below it. */
const FollowUpArea = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex-basis: 100%;
  gap: ${token('space-4')};
  min-inline-size: 0;

  & > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-4')} ${token('space-8')};
  }

  & > p {
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  & > p > small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
  }

  & > button {
    justify-self: start;
  }

  /* As high as the button that it waits for. */
  &:empty {
    min-block-size: 2rem;
  }

  /* Users give printed client pages to other people, so private notes are not printed. */
  @media print {
    display: none;
  }
`;

export interface FollowUpOnProps {
  /** A requirement, or something else about a policy. */
  readonly about: About & { readonly policyNumber: string };
  /** False when nothing is left to follow up, as when the requirement is met. */
  readonly isOpen: boolean;
}

/**
 * Shows, sets, changes and ends the user's follow-up on an item, a policy or a client. One that was ended leaves an
 * Undo in its place. Shows nothing until the follow-ups have loaded. `FollowUpsFailed` shows a failure once for the
 * whole policy.
 */
export function FollowUpOn({ about, isOpen }: FollowUpOnProps) {
  const { policyNumber, what } = about;
  const { data, error } = usePolicyFollowUps(policyNumber);
  const change = useFollowUpChange(policyNumber);
  const [form, setForm] = useFollowUpForm(about);
  const [isKnown, setIsKnown] = useState(false);
  if (data && !isKnown) setIsKnown(true);
  const [ended, setEnded] = useState<{ followUp: FollowUp; end: 'deleted' | 'done' }>();
  const opener = useRef<HTMLButtonElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const hasReturned = useRef(false);
  const followUp = data && followUpOn(data.followUps, about);
  const hasColleagues = useColleagues(followUp !== undefined && isOpen).length > 0;
  const hasUndo = data !== undefined && !followUp && ended !== undefined;

  // The focused element is gone, so move the focus to the button that opens the editor.
  useEffect(() => {
    if (!hasReturned.current) return;
    hasReturned.current = false;
    opener.current?.focus();
  });
  useEffect(() => {
    if (hasUndo) undo.current?.focus();
  }, [hasUndo]);

  async function endIt(one: FollowUp, end: 'deleted' | 'done') {
    if (change.isRunning) return;
    setEnded({ followUp: one, end });
    const answer = await (end === 'deleted' ? change.remove(one) : change.finish(one));
    if (answer) announce(`Follow-up on ${what} is ${end}`);
    else setEnded(undefined);
  }

  async function restore({ followUp: one, end }: NonNullable<typeof ended>) {
    if (!(await change.takeBack(undoOf(one, end)))) return;
    announce('The follow-up is back');
    hasReturned.current = true;
    setEnded(undefined);
  }

  const opens = (opened: typeof form) => ({
    opens: LazyFollowUpEditor,
    onClick: () => {
      change.clear();
      setForm(opened);
    },
  });

  const saved = followUp && (
    <>
      <div data-part="head">
        <span>Follow up on {formatDate(followUp.followUpDate)}</span>
        <span>
          <FollowUpBadge followUp={followUp} />
        </span>
        {isOpen && (
          <>
            <Command
              icon={<Check aria-hidden />}
              aria-label={`Done: follow-up on ${what}`}
              isBusy={change.isRunning && !change.isDeleting}
              busyText="Saving"
              onClick={() => void endIt(followUp, 'done')}
            >
              Done
            </Command>
            <Command
              ref={opener}
              icon={<PenLine aria-hidden />}
              aria-label={`Change the follow-up on ${what}`}
              {...opens('follow-up')}
            >
              Change
            </Command>
          </>
        )}
        {isOpen && hasColleagues && (
          <Command
            icon={<UserPlus aria-hidden />}
            aria-label={`Assign the follow-up on ${what}`}
            {...opens('assign')}
          >
            Assign
          </Command>
        )}
        <Command
          icon={<Trash2 aria-hidden />}
          aria-label={`Delete the follow-up on ${what}`}
          isBusy={change.isDeleting}
          busyText="Deleting"
          onClick={() => void endIt(followUp, 'deleted')}
        >
          Delete
        </Command>
      </div>
      {followUp.assignedBy && (
        <p>
          <small>Assigned by {followUp.assignedBy}</small>
        </p>
      )}
      {followUp.note && (
        <p>
          <small>Private note:</small> {followUp.note}
        </p>
      )}
    </>
  );
  const none = ended ? (
    <div data-part="head">
      <span>The follow-up is {ended.end}.</span>
      <Button
        ref={undo}
        size="small"
        isBusy={change.isRunning}
        busyText="Bringing it back"
        aria-label={`Undo: restore the follow-up on ${what}`}
        onClick={() => void restore(ended)}
      >
        Undo
      </Button>
    </div>
  ) : (
    isOpen && (
      <Command
        ref={opener}
        icon={<CalendarClock aria-hidden />}
        aria-label={`Set a follow-up on ${what}`}
        {...opens('follow-up')}
      >
        Set a follow-up
      </Command>
    )
  );
  const content = data && (saved || none);
  const notEnded = change.isNotDeleted ? 'deleted' : 'saved';
  return (
    <>
      {!content && isOpen && !error && <FollowUpArea />}
      {content && (
        <FollowUpArea>
          {content}
          {change.failure && (
            <Banner tone="danger">
              The follow-up was not {hasUndo ? 'restored' : notEnded}. {change.failure.message}
            </Banner>
          )}
        </FollowUpArea>
      )}
      {form && isKnown && isOpen && (
        <LazyFollowUpEditor
          about={about}
          followUp={data && (followUp ?? null)}
          assigns={form === 'assign'}
          onClose={() => {
            hasReturned.current = true;
            setForm(undefined);
          }}
        />
      )}
    </>
  );
}
