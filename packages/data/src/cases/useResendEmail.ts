import { useMutation } from '../swr/useMutation.ts';
import { casesChanged } from './casesChanged.ts';
import { resendEmail } from './contract.ts';

/** Sends the e-mail of an envelope again; cases on screen are then asked for anew. */
export function useResendEmail() {
  return useMutation(resendEmail, { invalidates: casesChanged });
}
