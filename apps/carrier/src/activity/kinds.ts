import type { ActivityKind } from '@agent-portal/data/activity/contract';
import { sql } from 'drizzle-orm';

/** What an action of the audit log is about, and how its reader is told. */
const known: Readonly<Record<string, readonly [ActivityKind, string]>> = {
  'sign-in': ['Sign-in', 'Signed in'],
  'sign-in refused': ['Failed sign-in', 'Sign-in refused'],
  'sign-out': ['Sign-out', 'Signed out'],
  'session replaced': ['Sign-out', 'Signed in over an open session'],
  'session ended': ['Sign-out', 'Session ended'],
  impersonation: ['Home office', 'Began to act for the agent'],
  'impersonation ended': ['Home office', 'Stopped acting for the agent'],
  exported: ['Export', 'Exported a file'],
};

const cases = Object.entries(known).map(
  ([action, [kind]]) => sql`WHEN e.action = ${action} THEN ${kind}`,
);

/** The kind of a row of the audit log named `e`; an action that a later version adds is a change. */
export const kindOfEntry = sql<ActivityKind>`CASE ${sql.join(cases, sql` `)}
  WHEN e.action LIKE '% refused' THEN 'Refused' ELSE 'Change' END`;

/** An action in words; those that are not named here read well as they are. */
export const whatOf = (action: string) =>
  known[action]?.[1] ?? action.charAt(0).toUpperCase() + action.slice(1);
