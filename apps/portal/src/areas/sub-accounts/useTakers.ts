import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { type SubAccount, toAgent } from '@agent-portal/data/sub-accounts/contract';
import { useSession } from '../../session/SessionContext.ts';

/** The text when no one was chosen. */
export const noTaker = 'Choose who takes over.';

/** Whether a user sees policies, and so its follow-ups. */
const seesPolicies = ({ roles }: Pick<SubAccount, 'roles'>) => roles.includes(policiesAccess.role);

/**
 * The choice of the user who takes a user's open follow-ups: the agent, or an active user with access to policies.
 * @param user undefined for a user who is not invited yet
 */
export function useTakers(user: SubAccount | undefined, users: readonly SubAccount[]) {
  const { user: me } = useSession();
  const open = user?.openFollowUps ?? 0;
  const agent = me.isHomeOffice
    ? me.agentData?.name || 'The agent'
    : `${me.firstName} ${me.lastName} (you)`;
  const takers = users.filter(
    (one) => one.username !== user?.username && one.state === 'Active' && seesPolicies(one),
  );
  return {
    label: `Who takes the ${open === 1 ? 'open follow-up' : `${open} open follow-ups`}?`,
    hint: 'Private notes are deleted. Only users who see policies are in the list.',
    options: [
      { value: '', label: 'Choose a user' },
      { value: toAgent, label: agent },
      ...takers.map(({ username, firstName, lastName }) => ({
        value: username,
        label: `${firstName} ${lastName}`,
      })),
    ],
  } as const;
}
