import { useEndpoint } from '../swr/useEndpoint.ts';
import { getRegionCodeInformation } from './contract.ts';

/** A region; undefined asks nothing. */
export function useRegionCodeInformation(regionCode: string | undefined) {
  return useEndpoint(getRegionCodeInformation, regionCode ? { params: { regionCode } } : null);
}
