import { type Answer, useClient } from '@agent-portal/data';
import type { ImpersonationEntry } from '@agent-portal/data/impersonation/contract';
import {
  useRecentImpersonations,
  useSearchImpersonations,
} from '@agent-portal/data/impersonation/hooks';
import { announce } from '@agent-portal/ui/Announcer';
import { Dialog } from '@agent-portal/ui/Dialog';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDebounced } from '../useDebounced.ts';
import type { PersonSearchList } from './person-search/PersonResults.tsx';
import { PersonSearch } from './person-search/PersonSearch.tsx';
import { usePortal } from '../../PortalContext.ts';
import { switchIdentity } from '../../session/identity/switchIdentity.ts';
import { useReason } from './useReason.tsx';

const nameOf = ({ agents }: ImpersonationEntry) => agents.map(({ name }) => name).join(', ');

/**
 * Impersonates an entry, and returns which entry is in progress or has failed. `reason` asks for the reason
 * if the carrier requires one.
 */
function useImpersonation() {
  const portal = usePortal();
  const client = useClient();
  const navigate = useNavigate();
  const { ask, ...reason } = useReason();
  const [state, setState] = useState<{ pending?: ImpersonationEntry; failed?: ImpersonationEntry }>(
    {},
  );

  async function become(entry: ImpersonationEntry) {
    const agentId = entry.agents[0]?.agentIds[0];
    if (state.pending || agentId === undefined) return;
    if (ask({ agentId, name: nameOf(entry) })) return;
    setState({ pending: entry });
    announce(`Changing to ${nameOf(entry)}`, 'acting');
    const isDone = await switchIdentity({ agentId }, { portal, client, navigate });
    if (isDone) announce(`Acting as ${nameOf(entry)}`, 'acting');
    else setState({ failed: entry });
  }

  return { ...state, reason, become: (entry: ImpersonationEntry) => void become(entry) };
}

/** The debounce of the search, in milliseconds (decisions, 1). */
const pause = 250;

const noResult =
  'Your search did not return any results. Enter at least three characters for better results.';

const titles = { found: 'Search Results', recent: 'Recent Impersonations' };

const countText = (count: number) => (count === 1 ? '1 agent found' : `${count} agents found`);

const idsOf = ({ agents }: ImpersonationEntry) => agents.flatMap(({ agentIds }) => agentIds);
/** Names the list too, because both can have the same person. */
const keyOf = (title: string, entry: ImpersonationEntry) => `${title} ${idsOf(entry).join()}`;

type People = Answer<{ readonly records: readonly ImpersonationEntry[] }>;

/**
 * The entries in the panel: name, agent IDs, email and username [S2].
 * @param failed the key of the entry that could not be opened
 */
function listOf(
  title: string,
  { data, error, retry }: People,
  failed: string | undefined,
): PersonSearchList {
  const records = error ? undefined : data?.records;
  return {
    title,
    entries: records?.map((entry) => ({
      key: keyOf(title, entry),
      name: nameOf(entry),
      ids: idsOf(entry),
      email: entry.email,
      userName: entry.userName,
      failure:
        failed === keyOf(title, entry)
          ? `You could not become ${nameOf(entry)}. Try again in a moment. If it keeps failing, call the help desk.`
          : undefined,
    })),
    failure: error && { message: error.message, onRetry: retry },
  };
}

export interface BecomeAUserProps {
  /** The search box has the focus from the start. @default false */
  readonly takesFocus?: boolean;
}

/** Finds an agent and acts for it: search, results, recent impersonations [S2]. */
export function BecomeAUser({ takesFocus = false }: BecomeAUserProps) {
  const [text, setText] = useState('');
  const typed = text.trim().toLowerCase();
  const term = useDebounced(typed, pause);
  const search = useSearchImpersonations(typed && term ? { query: { term } } : null);
  const recent = useRecentImpersonations();
  const { pending, failed, reason, become } = useImpersonation();
  /** The key of the entry that the user pressed last. */
  const [pressed, setPressed] = useState<string>();
  const failedKey = failed && pressed;
  const isSearching = typed !== term || search.isLoading || search.isRefreshing;
  const count = isSearching ? undefined : search.data?.records.length;

  useEffect(() => {
    if (count !== undefined) announce(count === 0 ? noResult : countText(count), 'agents');
  }, [count]);

  const hasRecent = recent.error !== undefined || (recent.data?.records.length ?? 0) > 0;
  const found = {
    ...listOf(titles.found, search, failedKey),
    isBusy: isSearching,
    // The people of another search: a press would open the wrong one.
    isInert: typed !== term || search.isPrevious,
    emptyText: noResult,
  };
  const known = new Map(
    (
      [
        [titles.found, search],
        [titles.recent, recent],
      ] as const
    ).flatMap(([title, { data }]) =>
      (data?.records ?? []).map((entry) => [keyOf(title, entry), entry] as const),
    ),
  );
  return (
    <>
      <PersonSearch
        label="Find an agent"
        placeholder="Agent Name, ID, email or username"
        text={text}
        onText={setText}
        takesFocus={takesFocus}
        lists={[
          ...(typed ? [found] : []),
          ...(hasRecent ? [listOf(titles.recent, recent, failedKey)] : []),
        ]}
        pending={pending && pressed}
        onChoose={(key) => {
          const entry = known.get(key);
          if (!entry) return;
          setPressed(key);
          become(entry);
        }}
      />
      <Dialog
        isOpen={reason.asked !== undefined}
        onClose={reason.close}
        title={`Act for ${reason.asked?.name}`}
      >
        {reason.question}
      </Dialog>
    </>
  );
}
