import type { Role } from '@agent-portal/data/endpoint';
import { type SubAccount, toAgent } from '@agent-portal/data/sub-accounts/contract';
import { itemRoles } from '@agent-portal/data/work/today/itemRoles';
import { useSession } from '../../session/SessionContext.ts';

/** The error when no one was chosen. */
export const noSuccessor = 'Choose who takes over.';

export const successorLabelOf = (count: number) =>
  `Who takes the ${count === 1 ? 'open follow-up' : `${count} open follow-ups`}?`;

/**
 * The open follow-ups that a user can no longer have, and the roles that show them, if the carrier knows.
 * @param keeps the roles that the user keeps; undefined when the access ends
 */
export function lostFollowUps(
  { openFollowUps = 0, openByRole, roles }: SubAccount,
  keeps?: readonly Role[],
) {
  if (!openByRole) {
    const keepsAll = keeps && roles.every((role) => keeps.includes(role));
    return { count: keepsAll ? 0 : openFollowUps };
  }
  const lost = openByRole.filter(({ role }) => !keeps?.includes(role));
  return {
    count: lost.reduce((sum, { count }) => sum + count, 0),
    shownBy: new Set<string>(lost.map(({ role }) => role)),
  };
}

const nameOf = ({ firstName, lastName }: Pick<SubAccount, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/**
 * The users who can take follow-ups: the agent, and active users with a role that shows some of them.
 * @param user the user who has them; undefined for a user who is not invited yet
 * @param shownBy the roles that show them
 */
export function useSuccessors(
  user: SubAccount | undefined,
  users: readonly SubAccount[],
  shownBy = itemRoles,
) {
  const { user: me } = useSession();
  const agent = me.isHomeOffice ? me.agentData?.name : nameOf(me);
  const successors = users.filter(
    (one) =>
      one.username !== user?.username &&
      one.state === 'Active' &&
      one.roles.some((role) => shownBy.has(role)),
  );
  return {
    options: [
      { value: toAgent, label: me.isHomeOffice ? agent || 'The agent' : `${agent} (you)` },
      ...successors.map((one) => ({ value: one.username, label: nameOf(one) })),
    ],
    /** Says what happens to follow-ups that the chosen user may not see. */
    hintOf: (chosen: string): string => {
      const deleted = 'Private notes are deleted.';
      const to = successors.find(({ username }) => username === chosen);
      const seesAll = !to || [...shownBy].every((role) => to.roles.some((one) => one === role));
      return seesAll
        ? deleted
        : `${deleted} What ${nameOf(to)} may not see goes to ${agent || 'the agent'}.`;
    },
  };
}
