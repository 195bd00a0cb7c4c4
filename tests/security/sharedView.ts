import { impersonate } from '@agent-portal/data/impersonation/contract';
import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { getSavedViews } from '@agent-portal/data/saved-views/contract';
import * as z from 'zod/mini';
import { openSession } from '../faults/signIn.ts';
import type { AttackOutcome } from './AttackOutcome.ts';

/** An agent in the downline of the account `agent`. */
const reader = '4473310';
const name = 'Attack: shared';

/** An agent shares a view with names and policy numbers of its clients, and an agent of its downline reads it. */
export async function sharedView(origin: string): Promise<AttackOutcome> {
  const json = { 'Content-Type': 'application/json' };
  const agent = { ...(await openSession(origin, 'agent')), ...json };
  // Other attacks use up the reads of the agent.
  const list = await fetch(`${origin}${getPendingPolicyRequirements.path}?pageSize=100`, {
    headers: { ...(await openSession(origin, 'sub.all')) },
  });
  const page = z.parse(getPendingPolicyRequirements.response, await list.json());
  const own = page.requirementSummaries.filter(({ agentId }) => agentId === '4471902').slice(0, 5);
  const secrets = own.flatMap((row) => [row.primaryInsured, row.policyNumber]);
  const query = new URLSearchParams([
    ...own.map((row) => ['primaryInsured', row.primaryInsured]),
    ...own.map((row) => ['policyNumber', row.policyNumber]),
  ]);
  const view = { list: 'pending-v2', name, query: query.toString(), sharedWith: 'Downline' };
  const views = origin + getSavedViews.path;
  const saved = await fetch(views, { method: 'POST', headers: agent, body: JSON.stringify(view) });
  const office = { ...(await openSession(origin, 'office')), ...json };
  const acting = await fetch(origin + impersonate.path, {
    method: 'POST',
    headers: office,
    body: JSON.stringify({ agentId: reader }),
  });
  const cookies = acting.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const Cookie = cookies.length > 0 ? cookies.join('; ') : office.Cookie;
  const text = await (await fetch(`${views}?list=pending-v2`, { headers: { Cookie } })).text();
  const removed = new URLSearchParams({ list: 'pending-v2', name });
  await fetch(`${views}?${removed}`, { method: 'DELETE', headers: agent });
  const failures = secrets
    .filter((secret) => decodeURIComponent(text.replaceAll('+', ' ')).includes(secret))
    .map((secret) => `the reader got ${secret}`);
  if (saved.status !== 200) failures.push(`the view was answered ${saved.status}`);
  if (!text.includes(name)) failures.push('the reader did not get the view');
  return { tried: `${secrets.length} names and numbers`, failures };
}
