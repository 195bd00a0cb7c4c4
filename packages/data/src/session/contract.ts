import * as z from 'zod/mini';
import { isoDate, isoDateTime } from '../shapes.ts';
import { businessTypes, endpoint, roles } from '../endpoint.ts';

export const accessLevels = ['Full', 'Anonymous', 'Historical'] as const;
export const accessLevel = z.enum(accessLevels);
export type AccessLevel = z.output<typeof accessLevel>;

/** The agent a home-office user acts for [S3]. */
export const agentData = z.object({
  name: z.string(),
  agentId: z.string(),
  email: z.string(),
  /** The linked single sign-on account; empty if there is none [S5, guard 3]. */
  username: z.string(),
});

/** The current user [S3]. A visitor has `isAuthenticated: false` and empty fields. */
export const currentUser = z.object({
  username: z.string(),
  agentId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  emailAddress: z.string(),
  isAuthenticated: z.boolean(),
  isHomeOffice: z.boolean(),
  isSubaccount: z.boolean(),
  roles: z.array(z.enum(roles)),
  productionCreditBusinessTypes: z.array(z.enum(businessTypes)),
  /** When the session's token must be refreshed; empty for a visitor. */
  expiresAt: z.union([isoDateTime, z.literal('')]),
  isPingOneAudience: z.boolean(),
  agentData: z.nullable(agentData),
  accessLevel,
  /** The carrier's business date, which is 'today' and decides what is overdue. The specification has none. */
  businessDate: z.optional(isoDate),
  /** Home office must give a reason before it acts for an agent. The specification has none. */
  asksReason: z.optional(z.boolean()),
  /** The user has one agent ID and no downline: the new list of pending policies leaves out the agent. The specification has none. */
  seesOneAgent: z.optional(z.boolean()),
});
export type CurrentUser = z.output<typeof currentUser>;

export const getUserInfo = endpoint({
  name: 'getUserInfo',
  method: 'GET',
  effect: 'read',
  path: '/auth/userinfo',
  source: '[S7] Session and config',
  summary: 'The current user; a visitor is answered with isAuthenticated false.',
  access: { who: 'anyone' },
  response: currentUser,
  onServerError: 'page',
  onForbidden: 'page',
});

export const refreshAuthToken = endpoint({
  name: 'refreshAuthToken',
  method: 'GET',
  // It extends the caller's own session; another site gains nothing from it.
  effect: 'read',
  path: '/auth/refreshAuthToken',
  source: '[S7] Session and config',
  summary: 'Extends the session; the body is the new expiry.',
  access: { who: 'signed-in' },
  response: isoDateTime,
  onServerError: 'page',
  onForbidden: 'page',
});

export const getAgentAccess = endpoint({
  name: 'getAgentAccess',
  method: 'GET',
  effect: 'read',
  path: '/API/UserData/AgentAccess',
  source: '[S7] Session and config',
  summary: "The access level of the session's agent.",
  access: { who: 'agent', restricted: false },
  response: accessLevel,
  onServerError: 'page',
  onForbidden: 'page',
});

export const sessionEndpoints = { getUserInfo, refreshAuthToken, getAgentAccess };
