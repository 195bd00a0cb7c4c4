import { useMutation } from '../swr/useMutation.ts';
import { removePasskey } from './contract.ts';
import { secondStepReads } from './secondStepReads.ts';

/** Removes a passkey; a conflict brings them as they are. */
export function useRemovePasskey() {
  return useMutation(removePasskey, { invalidates: secondStepReads });
}
