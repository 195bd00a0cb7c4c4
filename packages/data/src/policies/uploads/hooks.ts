import { changeHook } from '../../swr/changeHook.ts';
import { downloadHook } from '../../swr/downloadHook.ts';
import { readHook } from '../../swr/readHook.ts';
import { downloadPolicyDocument, getPolicyDocuments, takeActionWithDocuments } from './contract.ts';

export const usePolicyDocuments = readHook(getPolicyDocuments);
export const useDownloadPolicyDocument = downloadHook(downloadPolicyDocument);
/** Like an action without documents, it changes the policy, its lists [S7] and Today. */
export const useTakeActionWithDocuments = changeHook(takeActionWithDocuments, {
  invalidates: ['/API/PolicyInfo/', '/API/Business/Today'],
});
