import { savedViewLists } from '@agent-portal/data/saved-views/contract';
import { ownStore } from '../../../browser/ownStore.ts';
import type { Command } from './commandResults.ts';

/** The maximum of recent rows. */
const mostRecent = 5;

const store = 'recentCommands';

function addressesOf(owner: string): readonly string[] {
  const existing = ownStore.read(store, owner);
  return Array.isArray(existing) ? existing.filter((each) => typeof each === 'string') : [];
}

/** Whether a recent row can be a saved view: only the carrier has its name. */
export const hasRecentView = (owner: string): boolean =>
  addressesOf(owner).some((to) => savedViewLists.some((list) => to.startsWith(`/${list}`)));

/** A recent policy has only its number, so that the browser stores no name. */
function policyCommand(to: string): Command[] {
  const [, number] = /^\/policy\/([^/?]+)\/details$/.exec(to) ?? [];
  if (!number) return [];
  return [{ to, kind: 'address', label: `Policy ${decodeURIComponent(number)}`, detail: 'Policy' }];
}

/** The user's recent rows that may still be opened; only their addresses are stored. */
export function recentCommands(
  owner: string,
  known: readonly Command[],
  seesPolicies: boolean,
): Command[] {
  return addressesOf(owner).flatMap((to) => {
    const command = known.find((each) => each.to === to);
    if (command) return [command];
    return seesPolicies ? policyCommand(to) : [];
  });
}

/** Addresses that identify an agent or a client, or whose label the palette would have to request. */
const isNamed =
  /[?&](viewAs|employer|agent|claimNumber|topic)=|^\/(group-inventory|list-bill|case-management|claims)\//;

/** Stores a recent row, unless its address identifies an agent, a group or a client. */
export function rememberCommand(owner: string, { kind, to }: Command): void {
  if (kind !== 'address' || isNamed.test(to)) return;
  const others = addressesOf(owner).filter((each) => each !== to);
  ownStore.write(store, owner, [to, ...others].slice(0, mostRecent));
}
