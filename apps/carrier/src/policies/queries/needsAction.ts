import type { FoundPolicy } from '@agent-portal/data/search/contract';
import { sql } from 'drizzle-orm';
import { policies, requirements } from '../../db/tables/policies.ts';
import { pendingTabs } from './pendingConditions.ts';
import { summaryTabs } from './summaries.ts';

/** Why the agent has to act on a policy; null when there is no reason. */
export const needsAction = (today: string) => sql<FoundPolicy['needsAction'] | null>`
  CASE WHEN ${policies.status} = 'Pending' AND EXISTS (
      SELECT FROM ${requirements} WHERE ${requirements.policyNumber} = ${policies.policyNumber}
        AND ${pendingTabs(today).needsAction}) THEN 'Requirement'
    WHEN ${policies.status} = 'Active' AND ${summaryTabs(today).Active} THEN 'Past Due' END`;
