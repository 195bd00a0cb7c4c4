import { changeHook } from '../swr/changeHook.ts';
import { readHook } from '../swr/readHook.ts';
import { getWatches, stopWatching, watchPolicy } from './contract.ts';

/** Polls as often as the temporary messages, which the notices are listed with [S9]. */
export const useWatches = readHook(getWatches, { freshForMs: 60_000, pollEveryMs: 300_000 });
export const useWatchPolicy = changeHook(watchPolicy, { replaces: getWatches });
export const useStopWatching = changeHook(stopWatching, { replaces: getWatches });
