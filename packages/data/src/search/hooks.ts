import { listHook } from '../swr/listHook.ts';
import { search } from './contract.ts';

export const useSearch = listHook(search);
