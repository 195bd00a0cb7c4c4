import type { PolicyFilterValues } from '@agent-portal/data/policies/commonFilters';

/** Estimated bytes of a value: its text or object, and its cached JSON. */
const valueWeight = 130;

/** Estimated bytes of the values of all filters. */
export const weighFilters = (filters: PolicyFilterValues): number =>
  Object.values(filters).reduce((sum, list) => sum + list.length * valueWeight, 0);
