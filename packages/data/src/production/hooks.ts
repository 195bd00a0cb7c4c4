import { listHook } from '../swr/listHook.ts';
import { readHook } from '../swr/readHook.ts';
import {
  getBusinessTypes,
  getIndividualSummary,
  getWorksiteSummary,
  getWorksiteTable,
} from './contract.ts';

interface ProductionInput {
  readonly query: { readonly viewAsAgentValues?: string | undefined };
}

/** Production of another agent is never on screen while the next agent's loads. */
const ofAgent = { subject: ({ query }: ProductionInput) => query.viewAsAgentValues };

/** Takes the agent whose kinds of business are wanted; null sends no request. */
export const useBusinessTypes = readHook(getBusinessTypes, {
  input: (agentId: string | null) =>
    agentId === null ? null : { query: { ViewAsAgentId: agentId } },
});
export const useIndividualSummary = listHook(getIndividualSummary, ofAgent);
export const useWorksiteSummary = listHook(getWorksiteSummary, ofAgent);
export const useWorksiteTable = listHook(getWorksiteTable, ofAgent);
