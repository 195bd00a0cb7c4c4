import type { InputOf } from '../endpoint.ts';
import { useEndpoint } from '../swr/useEndpoint.ts';
import { getIPipelineResponse } from './contract.ts';

/** The SAML response that iPipeline is opened with [S7]. */
export function useIPipelineResponse(input: InputOf<typeof getIPipelineResponse> | null) {
  return useEndpoint(getIPipelineResponse, input);
}
