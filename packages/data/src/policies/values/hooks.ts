import { listHook } from '../../swr/listHook.ts';
import { getFilterValues } from './contract.ts';

export const useFilterValues = listHook(getFilterValues);
