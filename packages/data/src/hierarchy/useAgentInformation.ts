import type { InputOf } from '../endpoint.ts';
import { useEndpoint } from '../swr/useEndpoint.ts';
import { getAgentInformation } from './contract.ts';

/** The contract of an agent, with the counts of its hierarchy. */
export function useAgentInformation(input: InputOf<typeof getAgentInformation> | null) {
  return useEndpoint(getAgentInformation, input);
}
