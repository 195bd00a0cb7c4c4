import { readHook } from '../swr/readHook.ts';
import { getPastDueGroups } from './contract.ts';

/** The lists of the area call the other endpoints with `useList`. */
export const usePastDueGroups = readHook(getPastDueGroups);
