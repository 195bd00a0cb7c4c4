import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { policies } from '../../db/tables/policies.ts';
import { groupInventory } from '../../db/tables/groups.ts';

/** Every policy in force of a group is one enrollment. */
const isEnrolled = and(eq(policies.status, 'Active'), isNotNull(policies.groupNumber));

const figures = {
  enrolled: sql<number>`count(*)::int`.as('enrolled'),
  premiumCents: sql<number>`sum(${policies.annualizedPremium} * 100)::bigint`.as('premium_cents'),
};

/** The policies in force by group: enrollments, and their annual premium in whole cents. */
export const inForceOf = (db: Database, among: SQL) =>
  db
    .select({ groupNumber: policies.groupNumber, ...figures })
    .from(policies)
    .where(and(isEnrolled, among))
    .groupBy(policies.groupNumber)
    .as('in_force');

/** The products in force of one group by name, with the same figures. */
export const findProducts = (db: Database, groupNumber: string) =>
  db
    .select({ product: policies.productName, ...figures })
    .from(policies)
    .where(and(isEnrolled, eq(policies.groupNumber, groupNumber)))
    .groupBy(policies.productName)
    .orderBy(sql`${policies.productName} COLLATE "C"`);

type InForce = ReturnType<typeof inForceOf>;

/** The figures of a group, also with no policy in force. */
export const enrolledOf = ({ enrolled }: InForce) => sql<number>`coalesce(${enrolled}, 0)`;
export const premiumOf = ({ premiumCents }: InForce) =>
  sql<number>`coalesce(${premiumCents}, 0)::bigint`;

/** The number of employees missing for the minimum; zero when it is met. */
export const shortByOf = (inForce: InForce) => sql<number>`greatest(0,
  (${groupInventory.eligible} * ${groupInventory.minimumPercent} + 99) / 100
    - ${enrolledOf(inForce)})::int`;
