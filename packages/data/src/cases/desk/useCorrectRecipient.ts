import { useMutation } from '../../swr/useMutation.ts';
import { casesChanged } from '../casesChanged.ts';
import { correctRecipient } from './contract.ts';

/** Corrects the address of who is to sign, and sends the e-mail there. */
export function useCorrectRecipient() {
  return useMutation(correctRecipient, { invalidates: casesChanged });
}
