import type { BusinessType, Role } from '@agent-portal/data/endpoint';
import type { AccessLevel, CurrentUser } from '@agent-portal/data/session/contract';

/** A visitor: no one is signed in. */
export interface Visitor {
  readonly kind: 'visitor';
}

/** The session of a call. The token itself is never stored. */
export interface Session {
  /** SHA-256 of the token: the session's key in the database. */
  readonly tokenHash: string;
  readonly createdAt: Date;
  /** When the portal has to refresh it. */
  readonly expiresAt: Date;
  /** Where it signed in: at the normal login, or through single sign-on [S5, guard 4]. */
  readonly audience: 'normal' | 'sso';
}

interface SignedIn {
  /** The number of the user in logs and in the audit log. */
  readonly userId: number;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly isHomeOffice: boolean;
  readonly session: Session;
}

/** Home-office staff who act for no agent at the moment. */
export interface HomeOfficeCaller extends SignedIn {
  readonly kind: 'home-office';
}

/**
 * A session that acts for an agent: the agent, one of its sub-accounts, or home-office staff acting
 * as the agent. What it may see depends on the agent, not on who acts [S6].
 */
export interface AgentCaller extends SignedIn {
  readonly kind: 'agent';
  /** The agent number the session acts under. */
  readonly agentId: string;
  readonly producerId: string;
  /** Every agent number of the same producer, `agentId` among them. */
  readonly agentIds: readonly string[];
  readonly accessLevel: AccessLevel;
  readonly businessTypes: readonly BusinessType[];
  readonly isSubaccount: boolean;
  /** The roles of a sub-account. Empty for all other callers, who have no role limits. */
  readonly roles: readonly Role[];
  /** The agent that home-office staff act for. */
  readonly agentData: CurrentUser['agentData'];
}

/** An agent who reads without a session: a calendar, at its secret address. */
export type AgentReader = Omit<AgentCaller, 'session'>;

/** The owner of saved data: the user, together with the producer that it acts for. */
export type Owner = Pick<AgentCaller, 'userId' | 'producerId'>;

export type SignedInCaller = HomeOfficeCaller | AgentCaller;
export type Caller = Visitor | SignedInCaller;
