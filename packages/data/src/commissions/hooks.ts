import { downloadHook } from '../swr/downloadHook.ts';
import { readHook } from '../swr/readHook.ts';
import { getAgentStatement, getAgentStatementOptions, getAgentStatements } from './contract.ts';

export const useAgentStatement = downloadHook(getAgentStatement);
export const useAgentStatements = downloadHook(getAgentStatements);
export const useAgentStatementOptions = readHook(getAgentStatementOptions);
