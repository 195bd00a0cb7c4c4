import { readHook } from '../swr/readHook.ts';
import {
  getActiveContracts,
  getAdditionalAgentIds,
  getRegionCodeInformation,
  getVertaforeInformation,
} from './contract.ts';

export const useActiveContracts = readHook(getActiveContracts);
export const useAdditionalAgentIds = readHook(getAdditionalAgentIds);
export const useRegionCodeInformation = readHook(getRegionCodeInformation, {
  input: (regionCode: string | undefined) => (regionCode ? { params: { regionCode } } : null),
});
export const useVertaforeInformation = readHook(getVertaforeInformation);
