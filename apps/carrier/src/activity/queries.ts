import {
  type ActivityEntry,
  type ActivityKind,
  type getActivity,
  homeOfficeValue,
  type OpenSession,
} from '@agent-portal/data/activity/contract';
import type { InputOf } from '@agent-portal/data/endpoint';
import { sql, type SQL } from 'drizzle-orm';
import type { Scope } from '../book/scope.ts';
import type { Database } from '../db/connection.ts';
import { folded } from '../db/folded.ts';
import { addDays } from '../db/dates.ts';
import type { Asked } from '../lists/BookList.ts';
import { inOrder, gatherRowIds } from '../lists/queries/orderedRows.ts';
import type { AgentCaller } from '../session/caller.ts';
import { startOfDay } from './days.ts';
import { namedKinds, policyActions, whatOf } from '../audit/auditActions.ts';

type Query = InputOf<typeof getActivity>['query'];
export type ActivityOrder = NonNullable<Query['orderBy']>;
export type ActivityFilters = NonNullable<Query['filters']>;

const cases = namedKinds.map(({ action, kind }) => sql`WHEN e.action = ${action} THEN ${kind}`);

/** The kind of a row `e` of the audit log. An unknown action of a later version counts as a change. */
const kindOfEntry = sql<ActivityKind>`CASE ${sql.join(cases, sql` `)}
  WHEN e.action LIKE '% refused' THEN 'Refused' ELSE 'Change' END`;

/** The agent and its sub-accounts, including removed ones. */
const own = (agentIds: Scope) => sql`
  SELECT user_id FROM users WHERE agent_id = ANY(${sql.param(agentIds)})
  UNION SELECT u.user_id FROM users u JOIN users p ON p.user_id = u.parent_user_id
    WHERE p.agent_id = ANY(${sql.param(agentIds)})`;

const nameOf = (user: SQL) => sql<string>`trim(concat(${user}.first_name, ' ', ${user}.last_name))`;
const who = nameOf(sql`s`);

/** The users whose entries an agent may see, with the rank of their name, so that names are compared once. */
const people = (agentIds: Scope) => sql`
  SELECT s.user_id, s.kind, dense_rank() OVER (ORDER BY ${folded(who)}, ${who} COLLATE "C") AS place
  FROM users s WHERE s.user_id IN (${own(agentIds)}) OR s.kind = 'home-office'`;

/**
 * The entries that an agent may see: those of its people, and of home office while it acts for the agent.
 * A failed attempt of another agent to reach it belongs to that agent.
 */
const entriesOf = (agentIds: Scope) => sql`
  SELECT e.audit_entry_id, e.at, e.action, e.user_id, s.kind AS who_kind, s.place
    FROM people s JOIN audit_entries e ON e.user_id = s.user_id WHERE s.kind <> 'home-office'
  UNION ALL SELECT e.audit_entry_id, e.at, e.action, e.user_id, s.kind, s.place
    FROM people s JOIN audit_entries e ON e.user_id = s.user_id
      AND e.agent_id = ANY(${sql.param(agentIds)})
    WHERE s.kind = 'home-office'
      AND e.action NOT IN ('impersonation refused', 'view-as refused', 'launch refused')`;

const sortColumns: Readonly<Record<ActivityOrder['field'], SQL>> = {
  at: sql`e.at`,
  who: sql`e.place`,
  kind: kindOfEntry,
};

function isSomeone(values: ActivityFilters['who']): SQL | undefined {
  if (!values) return undefined;
  const ids = values.filter((value) => value !== homeOfficeValue).map(Number);
  const isStaff = values.includes(homeOfficeValue);
  return sql`(e.user_id = ANY(${sql.param(ids)}) OR (${isStaff} AND e.who_kind = 'home-office'))`;
}

/** The row ids of an agent's entries, in the requested order; newest first among equal ones. */
export async function findActivityOrder(
  db: Database,
  agentIds: Scope,
  { filters, orderBy: { field, direction } }: Asked<ActivityFilters, ActivityOrder>,
): Promise<Int32Array> {
  const { kind, dateFrom, dateTo, timeZone = 'UTC' } = filters;
  const conditions = [
    isSomeone(filters.who),
    kind && sql`${kindOfEntry} = ANY(${sql.param(kind)})`,
    dateFrom && sql`e.at >= ${startOfDay(dateFrom, timeZone)}::timestamptz`,
    dateTo && sql`e.at < ${startOfDay(addDays(dateTo, 1), timeZone)}::timestamptz`,
  ].filter((condition) => condition !== undefined);
  const way = sql.raw(direction === 'desc' ? 'DESC' : 'ASC');
  return gatherRowIds(
    db,
    sql`(WITH people AS MATERIALIZED (${people(agentIds)})
      SELECT e.audit_entry_id::int AS row_id FROM (${entriesOf(agentIds)}) e
      WHERE ${sql.join([sql`true`, ...conditions], sql` AND `)}
      ORDER BY ${sortColumns[field]} ${way}, e.audit_entry_id DESC)`,
  );
}

interface Found extends Omit<ActivityEntry, 'what' | 'at'>, Record<string, unknown> {
  readonly rowId: number;
  readonly at: Date | string;
  readonly action: string;
}

/** What an entry is about: of an action and of a case only the policy, which everyone may read here. */
const aboutOf = sql`CASE WHEN e.action = ANY(${sql.param([...policyActions])})
  THEN split_part(e.detail, ', ', 1) ELSE e.detail END`;

/** The entries with the given row ids, in their order. */
export async function findActivity(db: Database, rowIds: Int32Array): Promise<ActivityEntry[]> {
  const { rows } = await db.execute<Found>(sql`
    SELECT e.audit_entry_id::int AS "rowId", e.audit_entry_id::int AS "entryId", e.at, e.action,
      ${kindOfEntry} AS kind, coalesce(${aboutOf}, nullif(${nameOf(sql`t`)}, '')) AS about,
      ${who} AS who, s.kind = 'home-office' AS "isHomeOffice", e.address
    FROM audit_entries e JOIN users s ON s.user_id = e.user_id
    LEFT JOIN users t ON t.user_id = e.subject_user_id
    WHERE e.audit_entry_id = ANY(${sql.param([...rowIds])})`);
  return inOrder(rowIds, rows).map(
    ({ entryId, at, action, kind, about, isHomeOffice, ...rest }) => ({
      entryId,
      at: new Date(at).toISOString(),
      kind,
      what: whatOf(action),
      about,
      who: rest.who,
      isHomeOffice,
      address: rest.address,
    }),
  );
}

/** The agent and its sub-accounts by name, for a filter. */
export async function findPeople(db: Database, agentIds: Scope) {
  const { rows } = await db.execute<{ value: string; name: string }>(sql`
    SELECT s.user_id::text AS value, ${who} AS name FROM users s
    WHERE s.user_id IN (${own(agentIds)})
    ORDER BY ${folded(sql`s.last_name`)}, ${folded(sql`s.first_name`)}, s.user_id`);
  return rows;
}

/**
 * The last entry of an agent's own people or about the agent. A list that was cached before it is stale.
 * Actions of others do not make it stale.
 */
export async function findLastEntry(db: Database, agentIds: Scope): Promise<number> {
  const lastOf = (condition: SQL) =>
    sql`(SELECT e.audit_entry_id AS id FROM audit_entries e WHERE ${condition}
      ORDER BY e.audit_entry_id DESC LIMIT 1)`;
  const { rows } = await db.execute<{ last: number }>(sql`
    SELECT coalesce(max(id), 0)::int AS last FROM (
      SELECT last.id FROM (${own(agentIds)}) o, LATERAL ${lastOf(sql`e.user_id = o.user_id`)} last
      UNION ALL SELECT last.id FROM unnest(${sql.param(agentIds)}::text[]) a (agent_id),
        LATERAL ${lastOf(sql`e.agent_id = a.agent_id`)} last) ids`);
  return rows[0]?.last ?? 0;
}

export interface FoundSession extends Omit<OpenSession, 'isCurrent' | 'since' | 'lastUsed'> {
  readonly tokenHash: string;
  readonly userId: number;
  readonly since: Date | string;
  readonly lastUsed: Date | string;
}

/** The sessions of an agent's own people and of home office acting for it, last used first. */
export async function findOpenSessions(
  db: Database,
  { agentIds, idleSince, begunBefore }: { agentIds: Scope; idleSince: Date; begunBefore: Date },
) {
  const { rows } = await db.execute<FoundSession & Record<string, unknown>>(sql`
    SELECT e.session_id::int AS "sessionId", e.token_hash AS "tokenHash", e.user_id AS "userId",
      ${who} AS who, s.kind = 'home-office' AS "isHomeOffice", e.device, e.address,
      e.created_at AS since, e.last_seen_at AS "lastUsed"
    FROM sessions e JOIN users s ON s.user_id = e.user_id
    WHERE (e.user_id IN (${own(agentIds)}) OR e.acting_as_agent_id = ANY(${sql.param(agentIds)}))
      AND e.ended_at IS NULL
      AND e.last_seen_at > ${idleSince.toISOString()} AND e.created_at > ${begunBefore.toISOString()}
    ORDER BY e.last_seen_at DESC, e.session_id DESC`);
  return rows;
}

/** Whether a session belongs to a user whose sessions the caller may not see. */
export async function isSessionOfOthers(
  db: Database,
  sessionId: number,
  { agentIds, userId, isSubaccount }: Pick<AgentCaller, 'agentIds' | 'userId' | 'isSubaccount'>,
): Promise<boolean> {
  const mine = isSubaccount ? sql`${userId}` : own(agentIds);
  const { rows } = await db.execute(sql`
    SELECT 1 FROM sessions WHERE session_id = ${sessionId} AND user_id NOT IN (${mine})`);
  return rows.length > 0;
}

/** Ends sessions, and returns the users of those that this call ended. */
export async function setEnded(tx: Database, sessionIds: readonly number[], at: Date) {
  const { rows } = await tx.execute<{ userId: number }>(sql`
    UPDATE sessions SET ended_at = ${at.toISOString()}
    WHERE session_id = ANY(${sql.param([...sessionIds])}) AND ended_at IS NULL
    RETURNING user_id AS "userId"`);
  return rows.map(({ userId }) => userId);
}
