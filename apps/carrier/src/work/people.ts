import type { AgentCaller } from '../session/caller.ts';
import type { Whose } from '@agent-portal/data/work/today/contract';
import type { findPeople } from './queries/findPeople.ts';

/** A person of an agency who can have items. */
export type Person = Awaited<ReturnType<typeof findPeople>>[number];

/**
 * Whose items a caller has: its own, and for home office also those of the agent that it acts for, whose queue
 * it sees. The first one is the owner whose items have their plain keys.
 */
export function ownersOf(
  { userId, isHomeOffice }: Pick<AgentCaller, 'userId' | 'isHomeOffice'>,
  people: readonly Person[],
): readonly number[] {
  const agent = isHomeOffice ? people.find((one) => !one.isSubaccount) : undefined;
  return agent ? [agent.userId, userId] : [userId];
}

/** The users whose work a call shows: the owners, and for 'everybody' all people of the agency. */
export const usersOf = ({
  whose,
  owners,
  people,
}: {
  readonly whose: Whose;
  readonly owners: readonly number[];
  readonly people: readonly Person[];
}): readonly number[] =>
  whose === 'mine' ? owners : [...new Set([...owners, ...people.map(({ userId }) => userId)])];

/** Whether an agency has people other than the caller, or than the agent that home office acts for. */
export const hasColleagues = (people: readonly Person[], owners: readonly number[]): boolean =>
  people.some(({ userId }) => !owners.includes(userId));
