import { useDownload } from '../swr/useDownload.ts';
import { getAgentStatement } from './contract.ts';

/** Downloads the statement of an agent for a cycle as a PDF [S7]. */
export function useAgentStatement() {
  return useDownload(getAgentStatement);
}
