import { changeHook } from '../../swr/changeHook.ts';
import { readHook } from '../../swr/readHook.ts';
import {
  correctRecipient,
  getCase,
  getCasesNeedingAttention,
  getCasesOfPolicy,
  voidCase,
} from './contract.ts';

const effects = { invalidates: ['/API/CaseManagement/', '/API/Business/Today'] } as const;

export const useCase = readHook(getCase, {
  input: (envelopeId: string) => ({ params: { envelopeId } }),
});
export const useCasesOfPolicy = readHook(getCasesOfPolicy, {
  input: (policyNumber: string | null) =>
    policyNumber === null ? null : { params: { id: policyNumber } },
});
/** Takes the agent of `viewAs`, if any, and whether to send the request. */
export const useCasesNeedingAttention = readHook(getCasesNeedingAttention, {
  // The palette shows what the navigation has just requested.
  freshForMs: 30_000,
  input: (viewAs?: string | null, isWanted = true) =>
    isWanted ? { query: viewAs ? { ViewAsAgentId: viewAs } : {} } : null,
});
export const useCorrectRecipient = changeHook(correctRecipient, effects);
export const useVoidCase = changeHook(voidCase, effects);
