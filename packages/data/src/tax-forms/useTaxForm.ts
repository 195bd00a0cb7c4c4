import { useDownload } from '../swr/useDownload.ts';
import { getTaxForm } from './contract.ts';

/** Downloads a tax form as a PDF [S7]. */
export function useTaxForm() {
  return useDownload(getTaxForm);
}
