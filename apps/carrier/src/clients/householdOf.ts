import type { Household } from '@agent-portal/data/clients/contract';
import { compareNames } from '@agent-portal/format';

/** A person of the caller's book, as one policy knows it. */
export interface KnownPerson {
  readonly clientId: string;
  readonly name: string;
  readonly birthDate: string | null;
  readonly isDeceased?: boolean;
  readonly addressLines: readonly string[];
  readonly policyNumber: string;
}

interface Plan {
  /** Rows of the newest policies first. */
  readonly people: readonly KnownPerson[];
  /** Who lives with the client by the carrier's household id, and by the links of users. */
  readonly carrier: ReadonlySet<string>;
  readonly confirmed: ReadonlySet<string>;
}

/** The most people that are suggested: at an address with more, most are no family. */
export const mostSuggested = 10;

/**
 * The members of a client's household, and suggestions: people at the same address who are no members. Only
 * people of the caller's book are among the rows, so no one else is shown.
 */
export function householdOf({ people, carrier, confirmed }: Plan): Household {
  const byClient = Map.groupBy(people, ({ clientId }) => clientId);
  const members: Household['members'] = [];
  const suggestions: Household['suggestions'] = [];
  const all = [...byClient.values()].flatMap((rows) =>
    rows.slice(0, 1).map(({ clientId, name, birthDate, isDeceased, addressLines }) => {
      const policies = new Set(rows.map(({ policyNumber }) => policyNumber)).size;
      const person = {
        clientId,
        name,
        birthDate,
        policies,
        ...(isDeceased && { doNotCall: true }),
      };
      return { person, addressLines: [...addressLines] };
    }),
  );
  const inOrder = all.toSorted(
    ({ person: a }, { person: b }) =>
      compareNames(a.name, b.name) || (a.clientId < b.clientId ? -1 : 1),
  );
  for (const { person, addressLines } of inOrder) {
    const isCarriers = carrier.has(person.clientId);
    if (isCarriers || confirmed.has(person.clientId))
      members.push({ ...person, source: isCarriers ? 'carrier' : 'confirmed' });
    else suggestions.push({ ...person, addressLines });
  }
  return { members, suggestions: suggestions.slice(0, mostSuggested) };
}
