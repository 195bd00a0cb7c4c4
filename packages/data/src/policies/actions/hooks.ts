import { changeHook } from '../../swr/changeHook.ts';
import { readHook } from '../../swr/readHook.ts';
import { getPolicyActions, takeAction } from './contract.ts';

export const usePolicyActions = readHook(getPolicyActions);
/** An action changes the policy, its list of actions, the policy lists [S7] and the queue of Today. */
export const useTakeAction = changeHook(takeAction, {
  invalidates: ['/API/PolicyInfo/', '/API/Business/Today'],
});
