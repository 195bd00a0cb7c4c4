import { agentName } from '../../book/queries/downline.ts';
import { groups } from '../../db/tables/groups.ts';
import { policies } from '../../db/tables/policies.ts';

/** What every row about a policy shows. The query joins the writing agent's producer, and the group. */
export const policyColumns = {
  agentName,
  agentId: policies.agentId,
  primaryInsured: policies.primaryInsured,
  policyNumber: policies.policyNumber,
  employer: groups.name,
  productType: policies.productType,
};
