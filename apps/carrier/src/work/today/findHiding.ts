import { maySee } from '../../http/maySee.ts';
import { accessOf } from '../access.ts';
import { findFollowed } from '../follow-ups/queries.ts';
import type { TodayCall } from './TodaySource.ts';

/**
 * The follow-ups that hide items from a caller: its own, and those that users of the agency gave to a person who can
 * have them. Without such a person an item is in the queue of all.
 */
export async function findHiding({ deps, caller, owners, people }: TodayCall) {
  const { producerId } = caller;
  const followed = await findFollowed(deps.db, { userIds: owners, producerId });
  return followed.filter(
    ({ userId, subject }) =>
      owners.includes(userId) ||
      people.some((one) => one.userId === userId && maySee(one, accessOf(subject), caller)),
  );
}
