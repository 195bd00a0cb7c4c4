import * as z from 'zod/mini';
import { oneLine } from '../oneLine.ts';
import { endpoint } from '../endpoint.ts';

/** The most records in a search answer; a longer term finds the others. */
export const mostFound = 25;

export const mostRecent = 10;

/** Fewest and most characters of the reason for which home office acts for an agent. */
export const shortestReason = 10;
export const longestReason = 500;

/** An agent whom home-office staff can act for [S3]. */
export const impersonationEntry = z.object({
  /** Names with all their agent ids; the first id is the one to act under. */
  agents: z.array(z.object({ name: z.string(), agentIds: z.array(z.string()) })),
  email: z.string(),
  /** Empty if the agent has no user. */
  userName: z.string(),
});
export type ImpersonationEntry = z.output<typeof impersonationEntry>;

const records = z.object({ records: z.array(impersonationEntry) });

/** What all calls of impersonation share: errors show in the panel [S8]. */
const shared = {
  access: { who: 'home-office' },
  response: records,
  onServerError: 'inline',
  onForbidden: 'inline',
} as const;

export const searchImpersonations = endpoint({
  ...shared,
  name: 'searchImpersonations',
  method: 'GET',
  effect: 'read',
  path: '/API/Impersonation/Search',
  source: '[S7] Impersonation',
  summary:
    'Up to 25 agents that have every word of the term in name, email or username, or at the start of an agent id.',
  query: z.strictObject({
    term: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'must not be empty'),
        z.maxLength(100, 'must have at most 100 characters'),
      ),
  }),
});

export const getRecentImpersonations = endpoint({
  ...shared,
  name: 'getRecentImpersonations',
  method: 'GET',
  effect: 'read',
  path: '/API/Impersonation/Recent',
  source: '[S7] Impersonation',
  summary: 'Up to ten agents that the caller acted for, the last one first, each once.',
});

export const impersonate = endpoint({
  ...shared,
  name: 'impersonate',
  method: 'POST',
  effect: 'change',
  path: '/API/Impersonation/Impersonate',
  source: '[S7] Impersonation',
  summary:
    'Starts acting for an agent, in every tab; answers the agent. Renews both cookies. 400 without a reason if the carrier requires one.',
  body: z.strictObject({
    agentId: z
      .string()
      .check(
        z.minLength(1, 'must not be empty'),
        z.maxLength(20, 'must have at most 20 characters'),
      ),
    /** The reason, which the agent sees in its activity; required if the user record says `asksReason`. */
    reason: z.optional(oneLine({ min: shortestReason, max: longestReason })),
  }),
});

export const resumeHomeOffice = endpoint({
  ...shared,
  name: 'resumeHomeOffice',
  method: 'POST',
  effect: 'change',
  path: '/auth/resumeHOUser/',
  source: '[S7] Session and config; decisions, 1',
  summary: 'Stops acting for an agent, and answers that agent. Renews both cookies.',
});

export const impersonationEndpoints = {
  searchImpersonations,
  getRecentImpersonations,
  impersonate,
  resumeHomeOffice,
};
