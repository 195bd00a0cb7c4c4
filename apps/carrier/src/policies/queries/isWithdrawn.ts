import { sql } from 'drizzle-orm';
import { policies } from '../../db/tables/policies.ts';

/** Whether the application of a pending policy was withdrawn, as SQL. The table belongs to the folder actions. */
export const isWithdrawn = sql<boolean>`${policies.status} = 'Pending' AND EXISTS (
  SELECT FROM action_items WHERE action_items.policy_number = ${policies.policyNumber}
    AND action_items.action = 'WithdrawApplication')`;
