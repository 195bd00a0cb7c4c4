import { downloadHook } from '../swr/downloadHook.ts';
import { listHook } from '../swr/listHook.ts';
import { getTaxForm, getTaxForms } from './contract.ts';

export const useTaxForm = downloadHook(getTaxForm);
export const useTaxForms = listHook(getTaxForms);
