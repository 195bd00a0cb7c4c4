import { useMutation } from '../swr/useMutation.ts';
import { activityReads } from './activityReads.ts';
import { endSession, getSessions } from './contract.ts';

/** Ends one session. */
export function useEndSession() {
  return useMutation(endSession, {
    invalidates: activityReads,
    replaces: getSessions,
    readWith: () => ({}),
  });
}
