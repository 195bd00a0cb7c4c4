import { useEndpoint } from '../swr/useEndpoint.ts';
import { getSecondStep } from './contract.ts';

/** The user's second step at sign-in; `isAsked` false asks nothing. */
export function useSecondStep(isAsked = true) {
  return useEndpoint(getSecondStep, isAsked ? {} : null);
}
