import { useEndpoint } from '../swr/useEndpoint.ts';
import { getUserInfo } from './contract.ts';

/** The current user [S7]. */
export function useUserInfo() {
  return useEndpoint(getUserInfo, {});
}
