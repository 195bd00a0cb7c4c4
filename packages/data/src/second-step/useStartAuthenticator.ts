import { useMutation } from '../swr/useMutation.ts';
import { startAuthenticator } from './contract.ts';

/** Asks for a secret that an app is set up with; nothing is turned on yet. */
export function useStartAuthenticator() {
  return useMutation(startAuthenticator, { invalidates: () => false });
}
