import { useMutation } from '../swr/useMutation.ts';
import { emailReads } from './alertReads.ts';
import { deleteDistributionEmail, getDistributionEmails } from './contract.ts';

/** Removes an address of alert e-mail. */
export function useDeleteDistributionEmail() {
  return useMutation(deleteDistributionEmail, {
    invalidates: emailReads,
    replaces: getDistributionEmails,
    readWith: () => ({}),
  });
}
