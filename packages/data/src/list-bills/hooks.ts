import { readHook } from '../swr/readHook.ts';
import { getPastDueGroups } from './contract.ts';

export const usePastDueGroups = readHook(getPastDueGroups);
