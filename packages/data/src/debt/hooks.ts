import { readHook } from '../swr/readHook.ts';
import { getDebtAtRisk } from './contract.ts';

export const useDebtAtRisk = readHook(getDebtAtRisk, { input: () => ({ query: {} }) });
