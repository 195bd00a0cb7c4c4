import type { InputOf } from '../endpoint.ts';
import { changeHook } from '../swr/changeHook.ts';
import { readHook } from '../swr/readHook.ts';
import {
  getToday,
  getTodayGroup,
  openItem,
  skipItem,
  type TodayKind,
  unskipItem,
} from './contract.ts';

/** The first call of the page, in the time zone of the reader. */
export const todayInput = (): InputOf<typeof getToday> => ({
  query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
});

const effects = { invalidates: ['/API/Business/Today'] } as const;

export const useToday = readHook(getToday, { input: () => todayInput() });
/** The pages of a group after the first one; null requests none. */
export const useTodayGroup = readHook(getTodayGroup, {
  input: (kind: TodayKind, page: number | null) =>
    page === null ? null : { params: { kind }, query: { page } },
});
export const useSkipItem = changeHook(skipItem, effects);
export const useUnskipItem = changeHook(unskipItem, effects);
export const useOpenItem = changeHook(openItem);
