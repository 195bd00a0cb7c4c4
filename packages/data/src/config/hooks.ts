import { readHook } from '../swr/readHook.ts';
import { getApplicationConfig } from './contract.ts';

export const useApplicationConfig = readHook(getApplicationConfig);
