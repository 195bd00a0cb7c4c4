import { expect, it, describe } from 'vitest';
import { householdOf, type KnownPerson, mostSuggested } from './householdOf.ts';
import { contactsOf, type Known } from './contactsOf.ts';
import { sql, type SQL } from 'drizzle-orm';
import { findIdsAt } from './queries/findHousehold.ts';
import { sharedDatabase } from '../testing.ts';

const person = (clientId: string, policyNumber = 'A'): KnownPerson => ({
  clientId,
  name: `Name of ${clientId}`,
  birthDate: null,
  addressLines: ['1 Elm St'],
  policyNumber,
});
const none = new Set<string>();

it('a household says of each member who counts it to the household, the carrier first', () => {
  const people = [person('c1'), person('c2'), person('c3')];
  const both = new Set(['c1', 'c2']);
  const { members, suggestions } = householdOf({
    people,
    carrier: new Set(['c1']),
    confirmed: both,
  });
  expect(members.map(({ clientId, source }) => [clientId, source])).toEqual([
    ['c1', 'carrier'],
    ['c2', 'confirmed'],
  ]);
  expect(suggestions.map(({ clientId }) => clientId)).toEqual(['c3']);
});

it('a household counts the policies of a person, who is one row', () => {
  const people = [person('c1'), person('c1', 'B'), person('c1', 'B')];
  const { suggestions } = householdOf({ people, carrier: none, confirmed: none });
  expect(suggestions).toEqual([
    {
      clientId: 'c1',
      name: 'Name of c1',
      birthDate: null,
      addressLines: ['1 Elm St'],
      policies: 2,
    },
  ]);
});

it('a household suggests few people of a large building', () => {
  const people = Array.from({ length: 40 }, (_, index) => person(`c${index}`));
  const { suggestions } = householdOf({ people, carrier: none, confirmed: none });
  expect(suggestions).toHaveLength(mostSuggested);
});

const old: Known = {
  policyNumber: 'A',
  name: 'Reyes, Ana',
  birthDate: '1970-05-01',
  addressLines: ['1 Elm St', 'Fargo, ND'],
  addressKey: '1 elm st fargo nd',
  phone: '7015550101',
  email: 'ana@example.com',
  since: '2015-01-01',
};
const recent: Known = {
  ...old,
  policyNumber: 'B',
  name: 'Reyes Smith, Ana',
  birthDate: null,
  addressLines: ['9 Oak St', 'Fargo, ND'],
  addressKey: '9 oak st fargo nd',
  phone: '701-555-0199',
  since: '2024-01-01',
};

it('a client takes the name and the first contact details from the newest policy', () => {
  for (const known of [
    [old, recent],
    [recent, old],
  ]) {
    const contacts = contactsOf(known);
    expect(contacts.name).toBe('Reyes Smith, Ana');
    expect(contacts.birthDate).toBe('1970-05-01');
    expect(contacts.phones).toEqual([
      { phone: '701-555-0199', policyNumbers: ['B'] },
      { phone: '7015550101', policyNumbers: ['A'] },
    ]);
    expect(contacts.addresses.map(({ addressLines: [street] }) => street)).toEqual([
      '9 Oak St',
      '1 Elm St',
    ]);
  }
});

it('a client shows a detail once, with all policies that have it, whatever its spelling', () => {
  const addressLines = ['1 ELM STREET', 'Fargo ND'];
  const { addressKey } = old;
  const address = { addressLines, addressKey };
  const same = { ...recent, phone: '+1 (701) 555-0101', email: 'Ana@Example.com', ...address };
  const { phones, emails, addresses } = contactsOf([old, same]);
  expect(addresses).toEqual([{ addressLines, policyNumbers: ['B', 'A'] }]);
  expect(phones).toEqual([{ phone: '+1 (701) 555-0101', policyNumbers: ['B', 'A'] }]);
  expect(emails).toEqual([{ email: 'Ana@Example.com', policyNumbers: ['B', 'A'] }]);
});

it('a client leaves out what no policy has', () => {
  const nothing = { ...old, phone: null, email: null, addressLines: [] };
  expect(contactsOf([nothing])).toMatchObject({ phones: [], emails: [], addresses: [] });
});

const scope = ['4471902'];

const database = await sharedDatabase();
const { rows } = await database.db.execute<{ id: string }>(sql`
  SELECT min(client_id) AS id FROM party_clients JOIN policies USING (policy_number)
  WHERE agent_id = '4471902'`);
/** A client of the scope. */
const client = rows[0]?.id ?? '';

/** Changes the address of the clients that meet a condition. */
const move = (isMoved: SQL, lines: readonly string[]) =>
  database.db.execute(sql`
    UPDATE parties SET address_lines = ${sql.param(lines)}::text[] FROM party_clients one
    WHERE (one.policy_number, one.position) = (parties.policy_number, parties.position) AND ${isMoved}`);

/** The ids of the clients that are found at an address. */
async function idsAt(lines: readonly string[]): Promise<readonly string[]> {
  const { rows } = await database.db.execute<{ key: string }>(
    sql`SELECT address_key(${sql.param(lines)}::text[]) AS key`,
  );
  return findIdsAt(database.db, scope, [rows[0]?.key ?? '']);
}

async function isFoundAt(own: readonly string[], lines: readonly string[]): Promise<boolean> {
  await move(sql`one.client_id = ${client}`, own);
  return (await idsAt(lines)).includes(client);
}

const elm = ['120 North Elm Street', 'Apartment 4B', 'Saint Paul, MN 55104-2210'];

describe('a client', () => {
  it.each([
    [['120 N Elm St', 'Apt 4B', 'St Paul, MN 55104']],
    [['120 N. Elm St.', '#4B', 'St. Paul, MN 55104']],
    [['120 N. ELM ST., APT. 4-B', 'ST. PAUL MN 551042210']],
    [['120 n elm st unit 4 b, st paul, mn 55104']],
    [['120 N Elm St # 4b\nSt Paul, MN  55104']],
    [['Unit 4B, 120 N Elm St', 'St Paul, MN 55104']],
    [['Apt #4B', '120 N. Élm Street', 'St Paul', 'MN 55104 2210', 'USA']],
    [['120 North Elm St Suite No. 4B', 'Saint Paul, MN 55104', 'United States']],
    [[' 120  N  Elm  St ', '', 'Apt 4B', 'St Paul , MN 55104']],
  ])('is found at %j', async (lines) => {
    expect(await isFoundAt(elm, lines)).toBe(true);
  });

  it.each([
    ['the avenue', ['120 North Elm Avenue', 'Apartment 4B', 'Saint Paul, MN 55104']],
    ['the south', ['120 South Elm Street', 'Apartment 4B', 'Saint Paul, MN 55104']],
    ['another number', ['12 North Elm Street', 'Apartment 4B', 'Saint Paul, MN 55104']],
    ['another unit', ['120 North Elm Street', 'Apartment 4', 'Saint Paul, MN 55104']],
    ['no unit', ['120 North Elm Street', 'Saint Paul, MN 55104']],
    ['the number and the unit exchanged', ['4 B North Elm Street', '#120', 'Saint Paul, MN 55104']],
    ['another ZIP code', ['120 North Elm Street', 'Apartment 4B', 'Saint Paul, MN 55105']],
    ['another city', ['120 North Elm Street', 'Apartment 4B', 'Mankato, MN 55104']],
  ])('is not found at %s', async (_, lines) => {
    expect(await isFoundAt(elm, lines)).toBe(false);
  });

  it.each([
    ['9 Oak Avenue', '9 oak AVE.'],
    ['9 Oak Av', '9 Oak Ave'],
    ['9 Oak Boulevard NW', '9 Oak Blvd. N.W.'],
    ['9 Oak Rd North West', '9 Oak Road Northwest'],
    ['9 Fifth Avenue', '9 5th Ave'],
    ["9 O'Connell Drive", '9 O’Connell Dr.'],
    ['P.O. Box 12', 'PO Box #12'],
    ['P. O. Box 12', 'po box 12'],
    ['9 Cañón Court', '9 Canon Ct'],
    ['9 Mount Pleasant Pkwy', '9 Mt. Pleasant Parkway'],
    ['9 County Road 12', '9 County Rd. 12'],
    ['9 County Road 12', '9 Co Rd 12'],
    ['9 County Road 12', '9 CR-12'],
    ['9 5th Ave', '9 5 Ave'],
    ['9 Elm St, Fl 2', '9 Elm St, 2nd Floor'],
    ['9 Elm St, Second Floor, Miami, FL 33101', '9 Elm St Floor 2, Miami, Florida 33101–2210'],
    ['One Elm St, Madison, WI', '1 Elm Street, Madison, Wisconsin'],
    ['Post Office Box 12, Albany, New York', 'P.O. Box 12, Albany, N.Y.'],
    ['9 Fox Cove', '9 Fox Cv'],
    ['9 Elm St, Apt B-4', '9 Elm St, Apt. B4'],
    ['9 Elm St, Fargo, North Dakota', '9 Elm St, Fargo, N.D.'],
    ['RR 2 Box 9, Cheyenne, WY 82001—2210', 'Rural Route 2 Box 9, Cheyenne, Wyoming 82001'],
  ])('at %j is found at %j', async (one, other) => {
    expect(await isFoundAt([one], [other])).toBe(true);
  });

  it.each([[['']], [['-', ' ']]])('without an address is found nowhere: %j', async (lines) => {
    expect(await isFoundAt(lines, lines)).toBe(false);
  });

  it('is found at the address of many others, who are not in the scope', async () => {
    const farm = ['Twin Pines Farm', 'Stanley, WI 54768'];
    await move(sql`true`, farm);
    await move(sql`one.client_id = ${client}`, ['Fox Farm', 'Stanley, WI 54768']);
    expect(await idsAt(['Fox Farm', 'Stanley, Wisconsin 54768'])).toEqual([client]);
    await move(
      sql`EXISTS (SELECT FROM policies WHERE policies.policy_number = one.policy_number
      AND agent_id = '4471902')`,
      ['Fox Farm', 'Stanley, WI 54768'],
    );
    expect((await idsAt(farm)).length).toBeGreaterThan(0);
    expect(await idsAt(farm)).not.toContain(client);
  });
});
