import { changeHook } from '../swr/changeHook.ts';
import { readHook } from '../swr/readHook.ts';
import {
  addPasskey,
  confirmAuthenticator,
  getSecondStep,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
  requireOfSubAccounts,
  startAuthenticator,
  startPasskey,
} from './contract.ts';

const effects = { invalidates: ['/API/UserData/SecondStep'] } as const;

export const useSecondStep = readHook(getSecondStep);
export const useStartAuthenticator = changeHook(startAuthenticator);
export const useConfirmAuthenticator = changeHook(confirmAuthenticator, effects);
export const useRemoveAuthenticator = changeHook(removeAuthenticator, effects);
export const useStartPasskey = changeHook(startPasskey);
export const useAddPasskey = changeHook(addPasskey, effects);
export const useRemovePasskey = changeHook(removePasskey, effects);
export const useRenewRecoveryCodes = changeHook(renewRecoveryCodes, effects);
export const useRequireOfSubAccounts = changeHook(requireOfSubAccounts, effects);
