import { changeHook } from '../swr/changeHook.ts';
import { readHook } from '../swr/readHook.ts';
import { createCalendar, getCalendar, revokeCalendar } from './contract.ts';

export const useCalendar = readHook(getCalendar);
export const useCreateCalendar = changeHook(createCalendar, {
  invalidates: ['/API/UserData/Calendar'],
});
export const useRevokeCalendar = changeHook(revokeCalendar, { replaces: getCalendar });
