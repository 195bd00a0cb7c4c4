import { useMutation } from '../swr/useMutation.ts';
import { activityReads } from './activityReads.ts';
import { endOtherSessions, getSessions } from './contract.ts';

/** Ends all sessions but the one that asks. */
export function useEndOtherSessions() {
  return useMutation(endOtherSessions, {
    invalidates: activityReads,
    replaces: getSessions,
    readWith: () => ({}),
  });
}
