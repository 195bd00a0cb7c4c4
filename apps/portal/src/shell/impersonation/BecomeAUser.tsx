import { useRecentImpersonations } from '@agent-portal/data/impersonation/useRecentImpersonations';
import { useSearchImpersonations } from '@agent-portal/data/impersonation/useSearchImpersonations';
import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Dialog } from '@agent-portal/ui/Dialog';
import { TextInput } from '@agent-portal/ui/TextInput';
import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '../../shared/useDebounced.ts';
import { BecomeAUserBody } from './BecomeAUser.styles.ts';
import { ImpersonationResults } from './ImpersonationResults.tsx';
import { moveBetweenEntries } from '../notifications/moveBetweenEntries.ts';
import { nameOf, useImpersonation } from './useImpersonation.ts';

/** Milliseconds after the last key until the search is made (decisions, 1). */
const pause = 250;

const noResult =
  'Your search did not return any results. Enter at least three characters for better results.';

const countText = (count: number) => (count === 1 ? '1 agent found' : `${count} agents found`);

export interface BecomeAUserProps {
  /** The search box has the focus from the start. @default false */
  readonly takesFocus?: boolean;
}

/** Finds an agent and acts for it: search, results, recent impersonations [S2]. */
export function BecomeAUser({ takesFocus = false }: BecomeAUserProps) {
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const typed = text.trim().toLowerCase();
  const term = useDebounced(typed, pause);
  const search = useSearchImpersonations(typed && term ? { query: { term } } : null);
  const recent = useRecentImpersonations();
  const { pending, failed, reason, become } = useImpersonation();
  const isSearching = typed !== term || search.isLoading || search.isRefreshing;
  const count = isSearching ? undefined : search.data?.records.length;

  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (count !== undefined) announce(count === 0 ? noResult : countText(count));
  }, [count]);

  const hasRecent = recent.error !== undefined || (recent.data?.records.length ?? 0) > 0;
  const choose = { pending, onChoose: become };
  return (
    <>
      <BecomeAUserBody role="presentation" onKeyDown={moveBetweenEntries}>
        <search>
          <TextInput
            ref={box}
            data-takes-focus={takesFocus || undefined}
            label="Find an agent"
            placeholder="Agent Name, ID, email or username"
            value={text}
            onChange={setText}
            clearable
            maxLength={100}
            autoComplete="off"
          />
        </search>
        {failed && (
          <Banner tone="danger">
            You could not become {nameOf(failed)}. Try again in a moment; if it goes on, call the
            help desk.
          </Banner>
        )}
        {typed && (
          <ImpersonationResults
            {...choose}
            title="Search Results"
            answer={search}
            isBusy={isSearching}
            empty={noResult}
          />
        )}
        {hasRecent && (
          <ImpersonationResults {...choose} title="Recent Impersonations" answer={recent} />
        )}
      </BecomeAUserBody>
      <Dialog
        isOpen={reason.asked !== undefined}
        onClose={reason.cancel}
        title={`Act for ${reason.asked?.name}`}
      >
        {reason.question}
      </Dialog>
    </>
  );
}
