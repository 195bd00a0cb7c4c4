import { listHook } from '../swr/listHook.ts';
import { readHook } from '../swr/readHook.ts';
import {
  getBusinessTypes,
  getIndividualSummary,
  getWorksiteSummary,
  getWorksiteTable,
} from './contract.ts';

interface ProductionInput {
  readonly query: {
    readonly viewAsAgentValues?: string | undefined;
    readonly IncludeFilters?: boolean | undefined;
  };
}

/** Production of another agent or filter is never on screen while the next one loads. */
const ofSearch = {
  subject: ({ query }: ProductionInput) => JSON.stringify({ ...query, IncludeFilters: undefined }),
};

/** Takes the agent whose kinds of business are wanted; null sends no request. */
export const useBusinessTypes = readHook(getBusinessTypes, {
  input: (agentId: string | null) =>
    agentId === null ? null : { query: { ViewAsAgentId: agentId } },
});
export const useIndividualSummary = listHook(getIndividualSummary, ofSearch);
export const useWorksiteSummary = listHook(getWorksiteSummary, ofSearch);
export const useWorksiteTable = listHook(getWorksiteTable, ofSearch);
