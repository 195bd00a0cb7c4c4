import type { FollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { usePolicyFollowUps } from '@agent-portal/data/work/follow-ups/hooks';
import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useColleagues } from '../whose/useColleagues.ts';
import { Command } from './Command.tsx';
import { EndedFollowUp } from './EndedFollowUp.tsx';
import { LazyFollowUpEditor, useFollowUpForm } from './useFollowUpForm.ts';
import { type About, followUpOn } from './about.ts';
import { SavedFollowUp } from './SavedFollowUp.tsx';
import { useFollowUpChange } from './useFollowUpChange.ts';
import { CalendarClock } from 'lucide-react';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

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
 * Shows, sets, changes and ends the user's follow-up on an item, a policy or a client. Shows nothing until
 * the follow-ups have loaded. `FollowUpsFailed` shows a failure once for the whole policy.
 */
export function FollowUpOn({ about, isOpen }: FollowUpOnProps) {
  const { policyNumber, what } = about;
  const { data, error } = usePolicyFollowUps(policyNumber);
  const change = useFollowUpChange(policyNumber);
  const [form, setForm] = useFollowUpForm(about);
  const [isKnown, setIsKnown] = useState(false);
  if (data && !isKnown) setIsKnown(true);
  const [ended, setEnded] =
    useState<Pick<ComponentProps<typeof EndedFollowUp>, 'followUp' | 'end'>>();
  const opener = useRef<HTMLButtonElement>(null);
  const hasReturned = useRef(false);
  const followUp = data && followUpOn(data.followUps, about);
  const hasColleagues = useColleagues(followUp !== undefined && isOpen).length > 0;

  // The focused element is gone, so move the focus to the button that opens the editor.
  useEffect(() => {
    if (!hasReturned.current) return;
    hasReturned.current = false;
    opener.current?.focus();
  });

  async function endIt(one: FollowUp, end: 'deleted' | 'done') {
    if (change.isRunning) return;
    setEnded({ followUp: one, end });
    const answer = await (end === 'deleted' ? change.remove(one) : change.finish(one));
    if (answer) announce(`Follow-up on ${what} is ${end}`);
    else setEnded(undefined);
  }

  const openerOf = (opened: typeof form) => ({
    opens: LazyFollowUpEditor,
    onClick: () => {
      change.clear();
      setForm(opened);
    },
  });
  const opens = { ref: opener, ...openerOf('follow-up') };

  function shown() {
    if (!data) return null;
    if (followUp) {
      return (
        <SavedFollowUp
          followUp={followUp}
          opens={isOpen ? opens : undefined}
          assigns={isOpen && hasColleagues ? openerOf('assign') : undefined}
          running={change.isDeleting ? 'deleted' : change.isRunning && 'done'}
          onEnd={(end) => void endIt(followUp, end)}
        />
      );
    }
    if (ended) {
      const returned = () => {
        hasReturned.current = true;
        setEnded(undefined);
      };
      return <EndedFollowUp {...ended} onReturn={returned} />;
    }
    return (
      isOpen && (
        <Command
          icon={<CalendarClock aria-hidden />}
          aria-label={`Set a follow-up on ${what}`}
          {...opens}
        >
          Set a follow-up
        </Command>
      )
    );
  }

  const content = shown();
  return (
    <>
      {!content && isOpen && !error && <FollowUpArea />}
      {content && (
        <FollowUpArea>
          {content}
          {change.failure && (
            <Banner tone="danger">
              The follow-up was not {change.isNotDeleted ? 'deleted' : 'saved'}.{' '}
              {change.failure.message}
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
