import { useMutation } from '../swr/useMutation.ts';
import { addPasskey } from './contract.ts';
import { secondStepReads } from './secondStepReads.ts';

/** Adds the passkey that the browser made. */
export function useAddPasskey() {
  return useMutation(addPasskey, { invalidates: secondStepReads });
}
