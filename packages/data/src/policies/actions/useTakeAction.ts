import { useMutation } from '../../swr/useMutation.ts';
import { takeAction } from './contract.ts';

/** Takes an action for a policy; the policy, its actions and the lists are then asked for anew [S7]. */
export function useTakeAction() {
  return useMutation(takeAction, {
    invalidates: (key) => key.startsWith('GET /API/PolicyInfo/'),
  });
}
