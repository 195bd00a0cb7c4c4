import { and, desc, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/connection.ts';
import { policies } from '../../../db/tables/policies.ts';
import { followUps } from '../../follow-ups/tables.ts';
import type { Scope } from '../../../book/scope.ts';
import { isAnyOf } from '../../../db/queries.ts';
import { fullNameOf } from '../../../session/queries.ts';
import { users } from '../../../session/tables.ts';
import { aboutColumns, isAboutSeen } from '../../follow-ups/queries.ts';

/** The most rows of each kind. */
const most = 100;

/** The user, the agency, and the agents whose policies the reader sees. */
interface Doers {
  readonly userIds: readonly number[];
  readonly producerId: string;
  readonly agentIds: Scope;
}

/** The follow-ups that users set, changed or completed. */
export const findSetFollowUps = (
  db: Database,
  { userIds, producerId, agentIds }: Doers,
  from: Date,
) =>
  db
    .select({
      userId: followUps.userId,
      at: followUps.savedAt,
      ...aboutColumns,
      followUpOn: followUps.followUpOn,
      doneOn: followUps.doneOn,
    })
    .from(followUps)
    .leftJoin(policies, eq(policies.policyNumber, followUps.policyNumber))
    .where(
      and(
        isAnyOf(followUps.userId, userIds),
        eq(followUps.producerId, producerId),
        isNull(followUps.deletedAt),
        // A follow-up that another user assigned was not set by its owner, who can only have completed it.
        or(isNull(followUps.assignedBy), isNotNull(followUps.doneOn)),
        gte(followUps.savedAt, from),
        isAboutSeen(agentIds),
      ),
    )
    .orderBy(desc(followUps.savedAt))
    .limit(most);

const successor = alias(users, 'successor');

/** The follow-ups that users gave to a person who still has them. */
export const findGivenFollowUps = (
  db: Database,
  { userIds, producerId, agentIds }: Doers,
  from: Date,
) =>
  db
    .select({
      userId: followUps.assignedBy,
      at: sql<Date>`${followUps.assignedAt}`.mapWith(followUps.assignedAt),
      ...aboutColumns,
      to: fullNameOf(successor),
    })
    .from(followUps)
    .leftJoin(policies, eq(policies.policyNumber, followUps.policyNumber))
    .innerJoin(successor, eq(successor.userId, followUps.userId))
    .where(
      and(
        isAnyOf(followUps.assignedBy, userIds),
        eq(followUps.producerId, producerId),
        isNull(followUps.deletedAt),
        gte(followUps.assignedAt, from),
        isAboutSeen(agentIds),
      ),
    )
    .orderBy(desc(followUps.assignedAt))
    .limit(most);
