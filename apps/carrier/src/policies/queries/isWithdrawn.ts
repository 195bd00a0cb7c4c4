import { sql } from 'drizzle-orm';
import { policies } from '../../db/tables/policies.ts';
import { actionItems } from '../actions/tables.ts';

/** Whether the application of a pending policy was withdrawn, as SQL. */
export const isWithdrawn = sql<boolean>`${policies.status} = 'Pending' AND EXISTS (
  SELECT FROM ${actionItems} WHERE ${actionItems.policyNumber} = ${policies.policyNumber}
    AND ${actionItems.action} = 'WithdrawApplication')`;
