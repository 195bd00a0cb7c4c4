import { type Access, featuresOf, type Role } from '@agent-portal/data/endpoint';
import type { Feature } from '@agent-portal/data/features/features';
import type { CurrentUser } from '@agent-portal/data/session/contract';

/** Whether a sub-account has the role that a call requires. */
function hasRole(role: Role | 'any' | undefined, { roles }: CurrentUser): boolean {
  return role === undefined || (role === 'any' ? roles.length > 0 : roles.includes(role));
}

/** Whether the user's agent has the kind of business that a call requires. */
function hasBusiness(
  type: Extract<Access, { who: 'agent' }>['businessType'],
  { productionCreditBusinessTypes: types }: CurrentUser,
): boolean {
  return type === undefined || (type === 'either' ? types.length > 0 : types.includes(type));
}

/**
 * Whether the contract allows a user to make a call [S6].
 * @param features those that are on
 */
export function mayCall(
  access: Access,
  user: CurrentUser,
  features: ReadonlySet<Feature>,
): boolean {
  const isOn = featuresOf(access).every((feature) => features.has(feature));
  return isOn && !isActing(access, user) && mayAsk(access, user);
}

/** Whether home office acts for an agent in a call that users must make in person. */
const isActing = ({ inPerson }: Access, user: CurrentUser) =>
  inPerson === true && user.isHomeOffice && Boolean(user.agentId);

function mayAsk(access: Access, user: CurrentUser): boolean {
  switch (access.who) {
    case 'anyone':
      return true;
    case 'signed-in':
      return user.isAuthenticated;
    case 'home-office':
      return user.isHomeOffice && !user.agentId;
    case 'agent':
      return (
        Boolean(user.agentId) &&
        !(access.restricted && user.accessLevel === 'Historical') &&
        (!user.isSubaccount || (!access.notFor && hasRole(access.role, user))) &&
        hasBusiness(access.businessType, user)
      );
    default:
      return access satisfies never;
  }
}
