import { readHook } from '../../swr/readHook.ts';
import { getPolicy } from './contract.ts';

export const usePolicy = readHook(getPolicy);
