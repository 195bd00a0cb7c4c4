import type { InputOf } from '../endpoint.ts';
import { useEndpoint } from '../swr/useEndpoint.ts';
import { getActiveHierarchy } from './contract.ts';

/** The top of a hierarchy, or what a filter finds in it. */
export function useActiveHierarchy(input: InputOf<typeof getActiveHierarchy> | null) {
  return useEndpoint(getActiveHierarchy, input, { keepsFormer: true });
}
