import type { BusinessType, Role } from '@agent-portal/data/endpoint';
import type { AccessLevel, CurrentUser } from '@agent-portal/data/session/contract';

/** Nobody is signed in. */
export interface Visitor {
  readonly kind: 'visitor';
}

/** The session a call came with. The token itself is never kept. */
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
  /** The number that stands for the user in logs and in the audit log. */
  readonly userId: number;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly isHomeOffice: boolean;
  readonly session: Session;
}

/** Home-office staff who act for nobody just now. */
export interface HomeOfficeCaller extends SignedIn {
  readonly kind: 'home-office';
}

/**
 * A session that acts for an agent: the agent, one of its sub-accounts, or home-office staff acting
 * as the agent. What it may see follows from the agent, whoever acts [S6].
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
  /** What a sub-account may reach; empty for everybody else, whom roles do not limit. */
  readonly roles: readonly Role[];
  /** The agent that home-office staff act for. */
  readonly agentData: CurrentUser['agentData'];
}

/** Whose things are kept: the user's, apart for each producer it acts for. */
export type Keeper = Pick<AgentCaller, 'userId' | 'producerId'>;

export type SignedInCaller = HomeOfficeCaller | AgentCaller;
export type Caller = Visitor | SignedInCaller;
