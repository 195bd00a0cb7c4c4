import { readHook } from '../swr/readHook.ts';
import { getViewAsAgents } from './contract.ts';

export const useViewAsAgents = readHook(getViewAsAgents);
