import { formatCount } from '@agent-portal/format';
import type { CommandGroup } from './commandResults.ts';

/** The carrier counts up to this many rows in addition to those that it sends. */
export const mostCounted = 50;

type Counted = Pick<CommandGroup, 'commands' | 'more'>;

/** The size of a group: '23', or 'more than 58' if the carrier stopped counting. */
export function totalOf({ commands, more = 0 }: Counted): string {
  const known = commands.length + Math.min(more, mostCounted);
  return more > mostCounted ? `more than ${formatCount(known)}` : formatCount(known);
}

/** The count in a group's heading: '5 of 23'; undefined if all rows are visible. */
export const countOf = (group: Counted): string | undefined =>
  group.more ? `${group.commands.length} of ${totalOf(group)}` : undefined;

/** How many rows of all groups are shown: '8 results', '8 of 31 results', '8 of more than 58 results'. */
export function resultCount(groups: readonly Counted[]): string {
  const shown = groups.reduce((sum, { commands }) => sum + commands.length, 0);
  const more = groups.reduce((sum, group) => sum + Math.min(group.more ?? 0, mostCounted), 0);
  if (more === 0) return `${shown} ${shown === 1 ? 'result' : 'results'}`;
  const isMore = groups.some((group) => (group.more ?? 0) > mostCounted);
  return `${shown} of ${isMore ? 'more than ' : ''}${formatCount(shown + more)} results`;
}

/** The first rows of a group that the browser searches, and how many more there are. */
export const firstOf = <Row>(rows: readonly Row[], most: number) => ({
  commands: rows.slice(0, most),
  more: Math.max(0, rows.length - most),
});
