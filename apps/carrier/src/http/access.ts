import { type Access, type BusinessType, featuresOf, type Role } from '@agent-portal/data/endpoint';
import type { IsFeatureOn } from './IsFeatureOn.ts';
import type { AgentCaller, HomeOfficeCaller, Visitor, SignedInCaller } from '../session/caller.ts';
import { forbidden, type Problem, unauthorized } from './answers/problems.ts';

/** What decides which calls a caller who acts for an agent may make. */
export type AgentStanding = Pick<
  AgentCaller,
  'kind' | 'isHomeOffice' | 'isSubaccount' | 'roles' | 'accessLevel' | 'businessTypes'
>;

type Asking = Visitor | Pick<HomeOfficeCaller, 'kind' | 'isHomeOffice'> | AgentStanding;

/**
 * Why a caller may not make a call, or undefined when it may [S4, S6]. The portal's guards repeat this for
 * convenience. Only this check protects the data.
 */
export function refusal(access: Access, caller: Asking): Problem | undefined {
  if (access.who === 'anyone') return undefined;
  if (caller.kind === 'visitor') return unauthorized();
  if (access.inPerson && caller.kind === 'agent' && caller.isHomeOffice) {
    return forbidden('Home office cannot do this while it acts for an agent.');
  }
  if (access.who === 'agent') return agentRefusal(access, caller);
  if (access.who === 'home-office' && !caller.isHomeOffice) {
    return forbidden('This is for home-office staff only.');
  }
  return undefined;
}

/** Whether a sub-account has the role, or any role when the call accepts any. */
const hasRole = ({ roles }: AgentStanding, role: Role | 'any') =>
  role === 'any' ? roles.length > 0 : roles.includes(role);

/** Whether the agent has that kind of business, or any kind when the call accepts any [S2]. */
const hasBusiness = ({ businessTypes }: AgentStanding, type: BusinessType | 'either') =>
  type === 'either' ? businessTypes.length > 0 : businessTypes.includes(type);

/** @throws Problem 403 for a call of a feature that is off [S5] */
export async function refuseWhileOff(access: Access, isFeatureOn: IsFeatureOn): Promise<void> {
  for (const feature of featuresOf(access)) {
    if (!(await isFeatureOn(feature))) throw forbidden(`The feature ${feature} is off.`);
  }
}

function agentRefusal(
  { role, restricted, businessType, notFor }: Extract<Access, { who: 'agent' }>,
  caller: Exclude<Asking, Visitor>,
): Problem | undefined {
  if (caller.kind === 'home-office') {
    return forbidden('Choose the agent to act for first.');
  }
  if (notFor === 'sub-account' && caller.isSubaccount) {
    return forbidden('Sub-accounts do not have access to this.');
  }
  if (role && caller.isSubaccount && !hasRole(caller, role)) {
    return forbidden(
      role === 'any'
        ? 'This sub-account has no role.'
        : `This sub-account does not have the role ${role}.`,
    );
  }
  if (restricted && caller.accessLevel !== 'Full') {
    return forbidden('Agents with historical access do not have access to this.');
  }
  if (businessType && !hasBusiness(caller, businessType)) {
    return forbidden(
      businessType === 'either'
        ? 'The agent has neither individual nor worksite business.'
        : `The agent has no ${businessType.toLowerCase()} business.`,
    );
  }
  return undefined;
}

/** Whether all features are on that a call needs. */
export async function areFeaturesOn(access: Access, isFeatureOn: IsFeatureOn): Promise<boolean> {
  const areOn = await Promise.all([...featuresOf(access)].map((feature) => isFeatureOn(feature)));
  return areOn.every(Boolean);
}

/** Whether a caller may make calls with these access rules, whose features are on. */
export async function isOpenTo(
  access: Access,
  caller: SignedInCaller,
  isFeatureOn: IsFeatureOn,
): Promise<boolean> {
  return !refusal(access, caller) && areFeaturesOn(access, isFeatureOn);
}
