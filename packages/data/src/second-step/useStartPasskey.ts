import { useMutation } from '../swr/useMutation.ts';
import { startPasskey } from './contract.ts';

/** Asks for what a browser makes a passkey with; nothing is added yet. */
export function useStartPasskey() {
  return useMutation(startPasskey, { invalidates: () => false });
}
