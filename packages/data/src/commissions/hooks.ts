import { downloadHook } from '../swr/downloadHook.ts';
import { readHook } from '../swr/readHook.ts';
import { getAgentStatement, getAgentStatementOptions } from './contract.ts';

export const useAgentStatement = downloadHook(getAgentStatement);
export const useAgentStatementOptions = readHook(getAgentStatementOptions);
