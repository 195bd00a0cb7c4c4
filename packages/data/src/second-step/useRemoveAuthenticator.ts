import { useMutation } from '../swr/useMutation.ts';
import { removeAuthenticator } from './contract.ts';
import { secondStepReads } from './secondStepReads.ts';

/** Turns the app off. */
export function useRemoveAuthenticator() {
  return useMutation(removeAuthenticator, { invalidates: secondStepReads });
}
