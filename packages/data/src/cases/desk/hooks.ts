import { changeHook } from '../../swr/changeHook.ts';
import { readHook } from '../../swr/readHook.ts';
import { withInlineErrors } from '../../withInlineErrors.ts';
import {
  correctRecipient,
  getCase,
  getCasesNeedingAttention,
  getCasesOfPolicy,
  voidCase,
} from './contract.ts';

const effects = { invalidates: ['/API/CaseManagement/', '/API/Business/Today'] } as const;

const ofEnvelope = { input: (envelopeId: string) => ({ params: { envelopeId } }) };

export const useCase = readHook(getCase, ofEnvelope);
/** For a dialog, whose failure does not replace the page. */
export const useCaseInDialog = readHook(withInlineErrors(getCase), ofEnvelope);
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
