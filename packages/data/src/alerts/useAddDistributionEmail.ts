import { useMutation } from '../swr/useMutation.ts';
import { emailReads } from './alertReads.ts';
import { addDistributionEmail, getDistributionEmails } from './contract.ts';

/** Adds an address for alert e-mail; a conflict brings the addresses as they are. */
export function useAddDistributionEmail() {
  return useMutation(addDistributionEmail, {
    invalidates: emailReads,
    replaces: getDistributionEmails,
    readWith: () => ({}),
  });
}
