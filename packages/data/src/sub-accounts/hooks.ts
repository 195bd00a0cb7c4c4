import { changeHook } from '../swr/changeHook.ts';
import { readHook } from '../swr/readHook.ts';
import {
  changeSubAccount,
  getSubAccounts,
  inviteAgain,
  inviteSubAccount,
  removeSubAccount,
  resetSecondStep,
} from './contract.ts';

const effects = {
  invalidates: ['/API/UserData/SubAccounts'],
  replaces: getSubAccounts,
} as const;

/** Another user may take the follow-ups of one that is suspended or removed. */
const handOverEffects = {
  ...effects,
  invalidates: [
    ...effects.invalidates,
    '/API/UserData/FollowUps',
    '/content/temporarymessages',
    '/API/Business/Today',
  ],
} as const;

export const useSubAccounts = readHook(getSubAccounts);
export const useInviteSubAccount = changeHook(inviteSubAccount, effects);
export const useInviteAgain = changeHook(inviteAgain, effects);
export const useChangeSubAccount = changeHook(changeSubAccount, handOverEffects);
export const useRemoveSubAccount = changeHook(removeSubAccount, handOverEffects);
export const useResetSecondStep = changeHook(resetSecondStep, effects);
