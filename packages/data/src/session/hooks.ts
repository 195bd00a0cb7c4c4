import { readHook } from '../swr/readHook.ts';
import { getAgentAccess, getUserInfo } from './contract.ts';

export const useAgentAccess = readHook(getAgentAccess);
export const useUserInfo = readHook(getUserInfo);
