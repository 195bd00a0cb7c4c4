import { listHook } from '../swr/listHook.ts';
import { readHook } from '../swr/readHook.ts';
import {
  getActiveHierarchy,
  getAgentInformation,
  getEndings,
  getHasDownline,
  getHierarchyViewAs,
} from './contract.ts';

export const useActiveHierarchy = listHook(getActiveHierarchy);
export const useAgentInformation = readHook(getAgentInformation);
/** Takes the agent of `viewAs`, if any, and whether to send the request. */
export const useEndings = readHook(getEndings, {
  // The palette shows what the navigation has just requested.
  freshForMs: 30_000,
  input: (viewAs?: string, isWanted = true) =>
    isWanted ? { query: viewAs ? { ViewAsAgentId: viewAs } : {} } : null,
});
export const useHasDownline = readHook(getHasDownline);
export const useHierarchyViewAs = readHook(getHierarchyViewAs);
