import { readKnown } from './readKnown.ts';
import { contract } from '@agent-portal/data/contract';
import { getFeature } from '@agent-portal/data/features/contract';
import type { Endpoint } from '@agent-portal/data/endpoint';
import { type Feature, features } from '@agent-portal/data/features/features';
import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { getUserInfo } from '@agent-portal/data/session/contract';
import * as z from 'zod/mini';
import { type Check, checksOf, type Level } from './checksOf.ts';
import { Visitor } from './Visitor.ts';

/** A server, and the session for the calls. */
export interface Server {
  readonly origin: string;
  /** The cookie as a browser sends it. */
  readonly cookie: string;
  /** A policy of the session's book of business. @default the first pending one */
  readonly policyNumber?: string | undefined;
}

/** The result of one check. */
export interface Outcome extends Pick<Check, 'title' | 'level'> {
  /** The problem, or undefined. */
  readonly wrong: string | undefined;
}

async function outcomeOf({ title, level, run }: Check): Promise<Outcome> {
  try {
    return { title, level, wrong: await run() };
  } catch (error) {
    return { title, level, wrong: error instanceof Error ? error.message : String(error) };
  }
}

/** The features that are on. A feature that the server does not name is off [S7]. */
async function featuresOn(visitor: Visitor): Promise<ReadonlySet<Feature>> {
  const on = new Set<Feature>();
  for (const feature of features) {
    const response = await visitor.send({
      method: 'GET',
      url: `${getFeature.path}?feature=${feature}`,
    });
    const read = z.safeParse(getFeature.response, await response.json().catch(() => undefined));
    if (response.ok && read.data?.isEnabled) on.add(feature);
  }
  return on;
}

async function firstPolicy(signedIn: Visitor): Promise<string | undefined> {
  const response = await signedIn.send({ method: 'GET', url: getPendingPolicyRequirements.path });
  if (!response.ok) return undefined;
  const read = z.safeParse(getPendingPolicyRequirements.response, await response.json());
  return read.success ? read.data.requirementSummaries[0]?.policyNumber : undefined;
}

/** The level of a server: none if a call of the specification fails. */
export function levelOf(outcomes: readonly Outcome[]): Level | 'none' {
  const failed = outcomes.filter(({ wrong }) => wrong !== undefined);
  if (failed.some(({ level }) => level === 'specification')) return 'none';
  return failed.length > 0 ? 'specification' : 'all';
}

/**
 * Checks a server against the contract, call by call. It only reads. For a call that changes something,
 * it only checks that the server rejects it without the CSRF token.
 * @returns the result of each check, and the calls that were skipped because no id is known
 * @throws if the session is invalid
 */
export async function checkConformance({ origin, cookie, policyNumber }: Server): Promise<{
  readonly outcomes: readonly Outcome[];
  readonly leftOut: readonly string[];
}> {
  const visitor = new Visitor(origin);
  const signedIn = new Visitor(origin, cookie);
  const response = await signedIn.send({ method: 'GET', url: getUserInfo.path });
  const user = z.parse(getUserInfo.response, await response.json());
  if (!user.isAuthenticated) throw new Error('The cookie belongs to no session. Sign in again.');

  const ask = async (url: string): Promise<unknown> => {
    const answer = await signedIn.send({ method: 'GET', url });
    return answer.ok ? answer.json() : undefined;
  };
  const known = {
    policyNumber: policyNumber ?? (await firstPolicy(signedIn)),
    agentId: user.agentId || undefined,
    ...(await readKnown(ask)),
  };
  const on = await featuresOn(visitor);
  const outcomes: Outcome[] = [];
  const leftOut: string[] = [];
  for (const endpoint of Object.values(contract) as readonly Endpoint[]) {
    const checks = checksOf(endpoint, { visitor, signedIn, user, features: on, known });
    if (checks.length === 0) leftOut.push(`${endpoint.method} ${endpoint.path}`);
    // One after the other, because a server may limit concurrent calls.
    for (const check of checks) outcomes.push(await outcomeOf(check));
  }
  return { outcomes, leftOut };
}
