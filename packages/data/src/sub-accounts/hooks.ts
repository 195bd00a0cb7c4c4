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

export const useSubAccounts = readHook(getSubAccounts);
export const useInviteSubAccount = changeHook(inviteSubAccount, effects);
export const useInviteAgain = changeHook(inviteAgain, effects);
export const useChangeSubAccount = changeHook(changeSubAccount, effects);
export const useRemoveSubAccount = changeHook(removeSubAccount, effects);
export const useResetSecondStep = changeHook(resetSecondStep, effects);
