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

/** The follow-ups that users set, changed or completed, and those that they gave to a person who completed them. */
export const findSetFollowUps = (
  db: Database,
  { userIds, producerId, agentIds }: Doers,
  from: Date,
) =>
  db
    .select({
      userId: followUps.userId,
      at: followUps.savedAt,
      name: fullNameOf(users),
      itemKey: followUps.itemKey,
      ...aboutColumns,
      followUpOn: followUps.followUpOn,
      doneOn: followUps.doneOn,
    })
    .from(followUps)
    .innerJoin(users, eq(users.userId, followUps.userId))
    .leftJoin(policies, eq(policies.policyNumber, followUps.policyNumber))
    .where(
      and(
        or(
          // Its owner did not set a follow-up that another user assigned, and can only have completed it.
          and(
            isAnyOf(followUps.userId, userIds),
            or(isNull(followUps.assignedBy), isNotNull(followUps.doneOn)),
          ),
          and(isAnyOf(followUps.assignedBy, userIds), isNotNull(followUps.doneOn)),
        ),
        eq(followUps.producerId, producerId),
        isNull(followUps.deletedAt),
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
