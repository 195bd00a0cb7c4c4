import { createRandom, type Random } from '../../db/seed/random.ts';
import type { partyClients, parties } from '../../db/tables/policies.ts';

type Party = typeof parties.$inferInsert;
type PartyClient = typeof partyClients.$inferInsert;

/** A person who may be on another policy too. */
interface Known {
  readonly clientId: string;
  readonly name: string;
  readonly birthDate: string;
  readonly email: string | null | undefined;
  readonly householdId: string | null;
}

/** The people on a policy, with their client ids. */
export interface SeededClients {
  readonly parties: Party[];
  readonly clients: readonly PartyClient[];
}

interface Sale {
  readonly index: number;
  readonly agentId: string;
  /** The policy is about one of the fixed people: its clients are on no earlier policy. */
  readonly isFeatured: boolean;
}

/**
 * The maximum number of remembered insureds for each agent and last name, so that a large book needs little memory.
 */
const mostKnown = 4;

const chances = {
  /** Two insureds of an agent with the same name are one person. */
  sameName: 0.8,
  /** An insured is the client of another agent with the same name. */
  otherAgent: 0.02,
  /** The spouse of an insured has a policy of the same agent. */
  spouse: 0.4,
  /** The carrier knows who lives together. */
  household: 0.5,
} as const;

/** These live with the insured. */
const atHome: ReadonlySet<string> = new Set(['Self', 'Spouse', 'Child']);

const lastNameOf = (name: string) => name.split(', ', 1)[0] ?? name;

/**
 * Returns a function that gives the people on a policy their client ids. Some are clients of an earlier
 * policy: an insured with the same name, or an insured who is the spouse here. They have the birth date of
 * that policy. Only a separate random source is used, so the rest of the book does not depend on it.
 */
export function createClients(
  seed: string,
): (sale: Sale, drawn: readonly Party[]) => SeededClients {
  /** By agent and last name, newest first. */
  const ofAgents = new Map<string, readonly Known[]>();
  /** By name, the last one. */
  const named = new Map<string, Known>();
  let lastClient = 1_000_000;
  let lastHousehold = 100_000;

  function find(random: Random, { agentId }: Sale, { name, relationship }: Party) {
    const family = ofAgents.get(`${agentId} ${lastNameOf(name)}`) ?? [];
    if (relationship === 'Spouse') {
      const [spouse] = family;
      return random.chance(chances.spouse) ? spouse : undefined;
    }
    if (relationship !== 'Self') return undefined;
    const same = family.find((one) => one.name === name);
    if (same) return random.chance(chances.sameName) ? same : undefined;
    return random.chance(chances.otherAgent) ? named.get(name) : undefined;
  }

  function remember(agentId: string, one: Known): void {
    const key = `${agentId} ${lastNameOf(one.name)}`;
    const others = (ofAgents.get(key) ?? []).filter(({ clientId }) => clientId !== one.clientId);
    ofAgents.set(key, [one, ...others].slice(0, mostKnown));
    named.set(one.name, one);
  }

  return (sale, drawn) => {
    const random = createRandom(`${seed}/clients/${sale.index}`);
    const isKnownHousehold =
      random.chance(chances.household) &&
      drawn.filter(({ relationship }) => atHome.has(relationship)).length > 1;
    const onPolicy = new Set<string>();
    const clients: PartyClient[] = [];
    let ofInsured: Known | undefined;
    const parties = drawn.map((party): Party => {
      const { policyNumber, position, relationship } = party;
      if (!party.birthDate) return party;
      const found = sale.isFeatured ? undefined : find(random, sale, party);
      const earlier = found && !onPolicy.has(found.clientId) ? found : undefined;
      if (!earlier) lastClient += 1;
      const clientId = earlier?.clientId ?? `CL${lastClient}`;
      onPolicy.add(clientId);
      const isSelf = relationship === 'Self';
      if (isSelf && isKnownHousehold && !earlier?.householdId) lastHousehold += 1;
      const own = isSelf
        ? isKnownHousehold
          ? `HH${lastHousehold}`
          : null
        : atHome.has(relationship)
          ? (ofInsured?.householdId ?? null)
          : null;
      const householdId = earlier?.householdId ?? own;
      const { name, birthDate, email } = earlier ?? party;
      clients.push({ policyNumber, position, clientId, householdId });
      if (isSelf) {
        ofInsured = { clientId, name, birthDate: birthDate ?? party.birthDate, email, householdId };
      }
      return earlier ? { ...party, name, birthDate, email } : party;
    });
    // Remembered last, so that the insured is not found as its own spouse.
    if (ofInsured) remember(sale.agentId, ofInsured);
    return { parties, clients };
  };
}
