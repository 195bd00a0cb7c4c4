import { readHook } from '../../swr/readHook.ts';
import { getStatusCounts } from './contract.ts';

export const useStatusCounts = readHook(getStatusCounts);
