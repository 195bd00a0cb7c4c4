import { and, asc, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import type { Scope } from '../../../book/scope.ts';
import { isSeen, isSeenOrNone } from '../../../book/queries/isSeen.ts';
import type { Database } from '../../../db/connection.ts';
import { policies } from '../../../db/tables/policies.ts';
import { followUps } from '../../follow-ups/tables.ts';
import type { Keeper } from '../../../session/caller.ts';
import { fullNameOf } from '../../../session/queries.ts';
import { users } from '../../../session/tables.ts';
import { assignments } from '../../assignments/tables.ts';

const giver = fullNameOf(users);

/** A user who gets items, and the agents whose policies it sees. */
type Taker = Keeper & { readonly scope: Scope };

/** The most items with a notice. */
const most = 50;

/** The items that other users gave to a user since a day, and that it still has and sees. */
export const findItemsGivenTo = (
  db: Database,
  { userId, producerId, scope }: Taker,
  from: string,
) =>
  db
    .select({
      subject: assignments.subject,
      giver,
      on: assignments.assignedOn,
      who: assignments.who,
      what: assignments.what,
      policyNumber: assignments.policyNumber,
      note: assignments.note,
    })
    .from(assignments)
    .innerJoin(users, eq(users.userId, assignments.assignedBy))
    .where(
      and(
        eq(assignments.userId, userId),
        eq(assignments.producerId, producerId),
        ne(assignments.assignedBy, userId),
        gte(assignments.assignedOn, from),
        isSeenOrNone(scope, sql`today_assignments.policy_number`),
      ),
    )
    .orderBy(asc(assignments.assignedAt))
    .limit(most);

/** The follow-ups that other users gave to a user since a day, and that it still has and sees. */
export const findFollowUpsGivenTo = (
  db: Database,
  { userId, producerId, scope }: Taker,
  from: string,
) =>
  db
    .select({
      giver,
      on: sql<string>`${followUps.assignedOn}::text`,
      who: policies.primaryInsured,
      what: followUps.requirement,
      policyNumber: sql<string | null>`${followUps.policyNumber}`,
    })
    .from(followUps)
    .innerJoin(users, eq(users.userId, followUps.assignedBy))
    .innerJoin(policies, eq(policies.policyNumber, followUps.policyNumber))
    .where(
      and(
        eq(followUps.userId, userId),
        eq(followUps.producerId, producerId),
        isNull(followUps.deletedAt),
        ne(followUps.assignedBy, userId),
        gte(followUps.assignedOn, from),
        isSeen(scope, sql`follow_ups.policy_number`),
      ),
    )
    .orderBy(asc(followUps.assignedOn), asc(followUps.requirementId))
    .limit(most);
