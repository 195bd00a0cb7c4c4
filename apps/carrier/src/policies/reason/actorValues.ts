import type { PolicyFilterValues } from '@agent-portal/data/policies/commonFilters';
import { actors } from '@agent-portal/data/policies/shapes';
import type { ValueList } from '@agent-portal/data/policies/values/contract';

/** What the filter Who Must Act offers. Only pending policies wait for someone. */
export const actorValues = (list: ValueList): Pick<PolicyFilterValues, 'actorFilterValues'> => ({
  actorFilterValues: list === 'Pending' ? [...actors] : [],
});
