import { useMutation } from '../swr/useMutation.ts';
import { confirmAuthenticator } from './contract.ts';
import { secondStepReads } from './secondStepReads.ts';

/** Turns an app on by a code that it shows. */
export function useConfirmAuthenticator() {
  return useMutation(confirmAuthenticator, { invalidates: secondStepReads });
}
