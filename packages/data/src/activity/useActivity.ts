import type { InputOf } from '../endpoint.ts';
import { useEndpoint } from '../swr/useEndpoint.ts';
import { getActivity } from './contract.ts';

/** One page of what was done as the agent, by its sub-accounts and for it. */
export function useActivity(input: InputOf<typeof getActivity> | null) {
  return useEndpoint(getActivity, input, { keepsFormer: true });
}
