import type { InputOf } from '../../endpoint.ts';
import { changeHook } from '../../swr/changeHook.ts';
import { readHook } from '../../swr/readHook.ts';
import { getPeople, getToday, openItem, type TodayKind, type Whose } from './contract.ts';

/** The first call of the page, in the time zone of the reader. */
export const todayInput = (
  whose: Whose = 'mine',
  all: readonly TodayKind[] = [],
  agentId?: string,
): InputOf<typeof getToday> => ({
  query: {
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    // Mine is what the carrier answers without the parameter.
    ...(whose !== 'mine' && { whose }),
    ...(all.length > 0 && { all: [...all] }),
    ...(agentId !== undefined && { viewAs: agentId }),
  },
});

/**
 * The queue. It stays while a group loads as a whole, and when it cannot be read again, with its open form and its
 * Undo.
 */
export const useToday = readHook(getToday, {
  input: todayInput,
  subject: ({ query }) => `${query.whose} ${query.viewAs}`,
  keepPreviousData: true,
  keepAfterFailure: true,
});
/** The people who may have a follow-up on items of a group; null requests none. */
export const usePeople = readHook(getPeople, {
  input: (kind: TodayKind | null) => (kind === null ? null : { params: { kind } }),
});
export const useOpenItem = changeHook(openItem);
