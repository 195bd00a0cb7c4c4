import { ownStore } from '../../../browser/ownStore.ts';
import type { Command } from './commandResults.ts';

/** Rows that are offered again. */
const mostRecent = 5;

const store = 'recentCommands';

function addressesOf(owner: string): readonly string[] {
  const kept = ownStore.read(store, owner);
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
}

/** A policy is remembered by its number: a name would stay in the browser. */
function policyCommand(to: string): Command[] {
  const [, number] = /^\/policy\/([^/?]+)\/details$/.exec(to) ?? [];
  if (!number) return [];
  return [{ to, kind: 'address', label: `Policy ${decodeURIComponent(number)}`, detail: 'Policy' }];
}

/** What a user took last, as far as it may still be opened; addresses alone are kept. */
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

/** What names an agent or a client, and what no palette could name without asking for it. */
const isNamed =
  /[?&](viewAs|employer|agent|claimNumber|topic)=|^\/(group-inventory|list-bill|case-management)\//;

/** Remembers what a user took; what names an agent, a group or a client is not kept. */
export function rememberCommand(owner: string, { kind, to }: Command): void {
  if (kind !== 'address' || isNamed.test(to)) return;
  const others = addressesOf(owner).filter((each) => each !== to);
  ownStore.write(store, owner, [to, ...others].slice(0, mostRecent));
}
