import type { InputOf } from '../endpoint.ts';
import { changeHook } from '../swr/changeHook.ts';
import { readHook } from '../swr/readHook.ts';
import {
  getPeople,
  getToday,
  getTodayGroup,
  openItem,
  type TodayKind,
  type Whose,
} from './contract.ts';

/** Mine is what the carrier answers without the parameter. */
const whoseInput = (whose: Whose) => (whose === 'mine' ? {} : { whose });

/** The first call of the page, in the time zone of the reader. */
export const todayInput = (whose: Whose = 'mine'): InputOf<typeof getToday> => ({
  query: {
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...whoseInput(whose),
  },
});

/** The queue. It stays when it cannot be read again, with its open form and its Undo. */
export const useToday = readHook(getToday, {
  input: (whose: Whose) => todayInput(whose),
  keepAfterFailure: true,
});
/** The pages of a group after the first one; null requests none. */
export const useTodayGroup = readHook(getTodayGroup, {
  input: (kind: TodayKind, page: number | null, whose: Whose) =>
    page === null ? null : { params: { kind }, query: { page, ...whoseInput(whose) } },
});
/** The people who may have a follow-up on items of a group; null requests none. */
export const usePeople = readHook(getPeople, {
  input: (kind: TodayKind | null) => (kind === null ? null : { params: { kind } }),
});
export const useOpenItem = changeHook(openItem);
