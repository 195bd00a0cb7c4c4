import { and, asc, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import type { Scope } from '../../../book/scope.ts';
import type { Database } from '../../../db/connection.ts';
import { policies } from '../../../db/tables/policies.ts';
import type { Owner } from '../../../session/caller.ts';
import { fullNameOf } from '../../../session/queries.ts';
import { users } from '../../../session/tables.ts';
import { aboutColumns, isAboutSeen } from '../../follow-ups/queries.ts';
import { followUps } from '../../follow-ups/tables.ts';

/** A user who gets follow-ups, and the agents whose policies it sees. */
type Successor = Owner & { readonly scope: Scope };

/** The most follow-ups with a notice. */
const most = 50;

/** The follow-ups that other users gave to a user since a day, and that it still has and sees. */
export const findGivenTo = (db: Database, { userId, producerId, scope }: Successor, from: string) =>
  db
    .select({
      ...aboutColumns,
      giver: fullNameOf(users),
      on: sql<string>`${followUps.assignedOn}::text`,
    })
    .from(followUps)
    .innerJoin(users, eq(users.userId, followUps.assignedBy))
    .leftJoin(policies, eq(policies.policyNumber, followUps.policyNumber))
    .where(
      and(
        eq(followUps.userId, userId),
        eq(followUps.producerId, producerId),
        isNull(followUps.deletedAt),
        isNull(followUps.doneOn),
        ne(followUps.assignedBy, userId),
        gte(followUps.assignedOn, from),
        isAboutSeen(scope),
      ),
    )
    .orderBy(asc(followUps.assignedOn), asc(followUps.itemKey))
    .limit(most);
