import { useMutation } from '../swr/useMutation.ts';
import { emailReads } from './alertReads.ts';
import { getDistributionEmails, sendTestMessage } from './contract.ts';

/** Sends a test message to addresses of alert e-mail. */
export function useSendTestMessage() {
  return useMutation(sendTestMessage, {
    invalidates: emailReads,
    replaces: getDistributionEmails,
    readWith: () => ({}),
  });
}
