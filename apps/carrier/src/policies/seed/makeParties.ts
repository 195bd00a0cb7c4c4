import { addDays } from '../../db/dates.ts';
import {
  addressLines,
  email,
  listName,
  phone,
  relativeOf,
  type PersonName,
} from '../../db/seed/people.ts';
import { createRandom, type Random } from '../../db/seed/random.ts';
import type { SeededGroup } from '../../db/seed/SeededPolicy.ts';
import type { parties, PartyPart } from '../../db/tables/policies.ts';
import type { Product } from '../../db/seed/products.ts';

type Party = typeof parties.$inferInsert;
type Drawn = Omit<Party, 'policyNumber' | 'position'>;

const shares = [[], [1], [0.5, 0.5], [0.5, 0.25, 0.25]] as const;

interface PartiesPlan {
  readonly seed: string;
  readonly policyNumber: string;
  readonly product: Product;
  readonly group: SeededGroup | undefined;
  readonly insured: PersonName;
  readonly today: string;
}

/** Generates all parties of a policy, primary insured first [S2, Client Information]. */
export function makeParties(random: Random, plan: PartiesPlan): Party[] {
  const { seed, product, group, insured, today } = plan;
  const ownsItself = random.chance(0.93);
  const lives: PartyPart = product.line === 'Annuity' ? 'Annuitant' : 'Insured';
  const parts: PartyPart[] = [lives];
  if (ownsItself) parts.push('Owner');
  if (group === undefined) parts.push('Payor');
  if (product.type === 'Disability') parts.push('Payee');
  const address = addressLines(random);
  const drawn: Drawn[] = [person(random, insured, parts, 'Self', address, today)];
  const relative = (part: PartyPart, relationship: string) =>
    person(random, relativeOf(random, insured), [part], relationship, address, today);

  if (lives === 'Insured' && random.chance(0.06)) drawn.push(relative('Insured', 'Spouse'));
  if (!ownsItself)
    drawn.push(organisation(random, `${insured.lastName} Family Trust`, 'Owner', 'Trust'));
  if (group !== undefined)
    drawn.push(knownBy(seed, organisation(random, group.name, 'Payor', 'Employer')));
  if (random.chance(0.02)) {
    const bank = organisation(random, 'First Prairie Bank', 'Assignee', 'Creditor');
    drawn.push(knownBy(seed, bank));
  }
  if (product.line !== 'Health') drawn.push(...beneficiaries(random, relative));
  const { policyNumber } = plan;
  return drawn.map((party, index) => Object.assign(party, { policyNumber, position: index + 1 }));
}

function beneficiaries(
  random: Random,
  relative: (part: PartyPart, relationship: string) => Drawn,
): Drawn[] {
  const primary = random.pick(shares).map((share, index) => {
    const beneficiary = relative('Beneficiary', index === 0 ? 'Spouse' : 'Child');
    return Object.assign(beneficiary, { share, beneficiaryClass: 'Primary' as const });
  });
  if (primary.length === 0 || random.chance(0.75)) return primary;
  const contingent = { ...relative('Beneficiary', 'Sibling'), share: 1 };
  return [...primary, { ...contingent, beneficiaryClass: 'Contingent' as const }];
}

function person(
  random: Random,
  name: PersonName,
  parts: PartyPart[],
  relationship: string,
  address: string[],
  today: string,
): Drawn {
  const years = relationship === 'Child' ? random.int(1, 30) : random.int(19, 78);
  return {
    parts,
    name: listName(name),
    relationship,
    birthDate: addDays(today, -years * 365 - random.int(0, 364)),
    addressLines: address,
    phone: random.chance(0.85) ? phone(random) : null,
    email: random.chance(0.7) ? email(random, name) : null,
  };
}

/** Returns the same address and phone number of an organization for every policy. */
function knownBy(seed: string, drawn: Drawn): Drawn {
  const random = createRandom(`${seed}/organisation/${drawn.name}`);
  return { ...drawn, addressLines: addressLines(random), phone: phone(random) };
}

function organisation(random: Random, name: string, part: PartyPart, relationship: string): Drawn {
  return {
    parts: [part],
    name,
    relationship,
    birthDate: null,
    addressLines: addressLines(random),
    phone: phone(random),
    email: null,
  };
}
