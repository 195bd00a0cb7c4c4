import { useEndpoint } from '../swr/useEndpoint.ts';
import { getAlertPreferences } from './contract.ts';

/** What the agent asked to be told of. */
export function useAlertPreferences() {
  return useEndpoint(getAlertPreferences, {});
}
