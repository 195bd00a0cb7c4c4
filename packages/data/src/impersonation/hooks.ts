import { listHook } from '../swr/listHook.ts';
import { readHook } from '../swr/readHook.ts';
import { getRecentImpersonations, searchImpersonations } from './contract.ts';

export const useRecentImpersonations = readHook(getRecentImpersonations);
export const useSearchImpersonations = listHook(searchImpersonations);
