import { readKnown } from './readKnown.ts';
import { contract } from '@agent-portal/data/contract';
import { getFeature } from '@agent-portal/data/content/contract';
import type { Endpoint } from '@agent-portal/data/endpoint';
import { type Feature, features } from '@agent-portal/data/features';
import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { getUserInfo } from '@agent-portal/data/session/contract';
import * as z from 'zod/mini';
import { type Check, checksOf, type Level } from './checks.ts';
import { Visitor } from './Visitor.ts';

/** A server, and the session it is called with. */
export interface Server {
  readonly origin: string;
  /** As a browser sends it. */
  readonly cookie: string;
  /** A policy of the session's book of business. @default the first pending one */
  readonly policyNumber?: string | undefined;
}

/** What came of one check. */
export interface Outcome extends Pick<Check, 'title' | 'level'> {
  /** What is wrong, or undefined where nothing is. */
  readonly wrong: string | undefined;
}

async function outcomeOf({ title, level, run }: Check): Promise<Outcome> {
  try {
    return { title, level, wrong: await run() };
  } catch (error) {
    return { title, level, wrong: error instanceof Error ? error.message : String(error) };
  }
}

/** The features that are on; one that the server does not say is off [S7]. */
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

/** The level that a server reaches: none where a call of the specification is not as it asks. */
export function levelOf(outcomes: readonly Outcome[]): Level | 'none' {
  const failed = outcomes.filter(({ wrong }) => wrong !== undefined);
  if (failed.some(({ level }) => level === 'specification')) return 'none';
  return failed.length > 0 ? 'specification' : 'all';
}

/**
 * Holds a server against the contract, call by call. It only reads; of the calls that change
 * something it asks no more than that they are refused without the CSRF token.
 * @returns what came of each check, and the calls that could not be asked for want of an id
 * @throws where the session is none
 */
export async function holdAgainst({ origin, cookie, policyNumber }: Server): Promise<{
  readonly outcomes: readonly Outcome[];
  readonly leftOut: readonly string[];
}> {
  const visitor = new Visitor(origin);
  const signedIn = new Visitor(origin, cookie);
  const response = await signedIn.send({ method: 'GET', url: getUserInfo.path });
  const user = z.parse(getUserInfo.response, await response.json());
  if (!user.isAuthenticated) throw new Error('The cookie belongs to no session. Sign in anew.');

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
    // One after the other: a server may limit how many calls come at once.
    for (const check of checks) outcomes.push(await outcomeOf(check));
  }
  return { outcomes, leftOut };
}
