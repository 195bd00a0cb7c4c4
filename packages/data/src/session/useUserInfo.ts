import { useEndpoint } from '../swr/useEndpoint.ts';
import { getUserInfo } from './contract.ts';

/** The current user [S3]; a visitor has `isAuthenticated: false`. */
export function useUserInfo() {
  return useEndpoint(getUserInfo, {});
}
