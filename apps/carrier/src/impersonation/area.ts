import type { Area } from '../Area.ts';
import { createUserLimit, type UserLimit } from '../http/limits/userLimit.ts';
import { limits } from '../limits.ts';
import {
  getRecentImpersonations,
  impersonate,
  resumeHomeOffice,
  searchImpersonations,
} from '@agent-portal/data/impersonation/contract';
import { searchWords } from '@agent-portal/format';
import type { Context } from 'hono';
import type { Config } from '../config/config.ts';
import { type Attempt, badRequest } from '../http/answers/problems.ts';
import { readInput } from '../http/input/readInput.ts';
import { auditedRoute, route, type Route } from '../http/route.ts';
import { findProducers, findRecent } from './queries.ts';
import { impersonateAgent, resume, toEntry } from './rules.ts';

/** The agent that a rejected caller tried to act for. A body without an agent is an attempt too. */
async function attempted(c: Context): Promise<Attempt> {
  const input = await readInput(impersonate, c).catch(() => undefined);
  return { action: 'impersonation refused', agentId: input?.body.agentId ?? null };
}

const missingReason = { field: 'reason', message: 'must say why you act for the agent' };

/** [S7] Impersonation. */
const impersonationRoutes = (
  countSearch: UserLimit,
  { asksReason }: Pick<Config, 'asksReason'>,
): readonly Route[] => [
  route(searchImpersonations, async ({ caller, deps, input }) => {
    await countSearch(caller.userId);
    const words = searchWords(input.query.term);
    const found = words.length > 0 ? await findProducers(deps.db, words) : [];
    return { records: found.map(toEntry) };
  }),

  route(getRecentImpersonations, async ({ caller, deps }) => {
    const recent = await findRecent(deps.db, caller.userId);
    return { records: recent.map(toEntry) };
  }),

  auditedRoute(attempted, impersonate, async ({ deps, input, setToken, ...call }) => {
    if (asksReason && input.body.reason === undefined) throw badRequest([missingReason]);
    const { token, producer } = await impersonateAgent(deps, call, input.body);
    setToken(token);
    return { records: [toEntry(producer)] };
  }),

  route(resumeHomeOffice, async ({ deps, setToken, ...call }) => {
    const resumed = await resume(deps, call);
    if (!resumed) return { records: [] };
    setToken(resumed.token);
    return { records: [toEntry(resumed.producer)] };
  }),
];

/** Home office that acts for an agent. */
export const impersonation: Area = {
  routes: ({ pool, config }) => impersonationRoutes(createUserLimit(pool, limits.searches), config),
};
