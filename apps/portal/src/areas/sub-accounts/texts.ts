import type { OutputOf } from '@agent-portal/data/endpoint';
import type { changeSubAccount } from '@agent-portal/data/sub-accounts/contract';

/** What was done, and who got the user's follow-ups: 'Leo Brandt is removed. 1 follow-up now belongs to …' */
export function doneText(
  done: string,
  { handedOver = [] }: Pick<OutputOf<typeof changeSubAccount>, 'handedOver'>,
): string {
  const [first, ...others] = handedOver;
  if (!first) return done;
  const belong = first.count === 1 ? 'follow-up now belongs' : 'follow-ups now belong';
  const toOthers = others.map(({ name, count }) => `, and ${count} to ${name}`).join('');
  return `${done}. ${first.count} ${belong} to ${first.name}${toOthers}.`;
}

/** '3 open follow-ups', 'No open follow-ups'. */
export const openFollowUpsText = (count: number) =>
  `${count || 'No'} open follow-up${count === 1 ? '' : 's'}`;
