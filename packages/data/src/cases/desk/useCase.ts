import { useEndpoint } from '../../swr/useEndpoint.ts';
import { getCase } from './contract.ts';

/** A case with its history. */
export function useCase(envelopeId: string) {
  return useEndpoint(getCase, { params: { envelopeId } });
}
