import { type SubAccount, toAgent } from '@agent-portal/data/sub-accounts/contract';
import { itemRoles } from '@agent-portal/data/work/today/itemRoles';
import { useSession } from '../../session/SessionContext.ts';

/** The text when no one was chosen. */
export const noSuccessor = 'Choose who takes over.';

/**
 * The choice of the user who takes a user's open follow-ups: the agent, or an active user who has items.
 * @param user undefined for a user who is not invited yet
 */
export function useSuccessors(user: SubAccount | undefined, users: readonly SubAccount[]) {
  const { user: me } = useSession();
  const open = user?.openFollowUps ?? 0;
  const agent = me.isHomeOffice
    ? me.agentData?.name || 'The agent'
    : `${me.firstName} ${me.lastName} (you)`;
  const successors = users.filter(
    (one) =>
      one.username !== user?.username &&
      one.state === 'Active' &&
      one.roles.some((role) => itemRoles.has(role)),
  );
  return {
    label: `Who takes the ${open === 1 ? 'open follow-up' : `${open} open follow-ups`}?`,
    hint: 'Private notes are deleted. What this user may not see goes to the agent.',
    options: [
      { value: '', label: 'Choose a user' },
      { value: toAgent, label: agent },
      ...successors.map(({ username, firstName, lastName }) => ({
        value: username,
        label: `${firstName} ${lastName}`,
      })),
    ],
  } as const;
}
