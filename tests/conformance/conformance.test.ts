import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readyAddress, startCarrier } from '../faults/carrierProcess.ts';
import { seededFolder } from '../faults/dataFolders.ts';
import { signIn } from '../faults/signIn.ts';
import { holdAgainst, levelOf } from './holdAgainst.ts';
import { onlySpecification } from './onlySpecification.ts';
import { type Change, startChanged } from './startChanged.ts';

let origin: string;
beforeAll(async () => {
  origin = await readyAddress(
    startCarrier({ CARRIER_DATA: await seededFolder(), EXPORTS_PER_MINUTE: '10000' }),
  );
});

const failures = async (address: string, account = 'agent') => {
  const { outcomes } = await holdAgainst({
    origin: address,
    cookie: await signIn(origin, account),
  });
  return outcomes.filter(({ wrong }) => wrong !== undefined);
};

describe('the embedded carrier', () => {
  test.each(['historical', 'sub.claims', 'office'])('conforms for %s', async (account) => {
    expect(await failures(origin, account)).toEqual([]);
  });

  test('conforms for an agent, and leaves no call of the contract out', async () => {
    const { outcomes, leftOut } = await holdAgainst({
      origin,
      cookie: await signIn(origin, 'agent'),
    });
    expect(outcomes.filter(({ wrong }) => wrong !== undefined)).toEqual([]);
    expect(leftOut).toEqual([]);
    expect(levelOf(outcomes)).toBe('all');
  });

  test('is not held against the contract without a session', async () => {
    await expect(holdAgainst({ origin, cookie: '' })).rejects.toThrow(/belongs to no session/);
  });
});

test('a carrier that has only what the specification asks for reaches that level', async () => {
  const sparse = await startChanged(origin, onlySpecification);
  onTestFinished(() => sparse.stop());
  const { outcomes } = await holdAgainst({
    origin: sparse.origin,
    // Exports are counted for each user.
    cookie: await signIn(origin, 'solo'),
  });
  const failed = outcomes.filter(({ wrong }) => wrong !== undefined);
  expect(failed.filter(({ level }) => level === 'specification')).toEqual([]);
  const titles = failed.map(({ title }) => title);
  expect(titles).toContain('GET /API/UserData/Watches answers as the contract says');
  expect(titles).toContain(
    'GET /API/PolicyInfo/Policies/{id} says more than the specification asks',
  );
  expect(levelOf(outcomes)).toBe('specification');
});

const list = 'GET /API/PolicyInfo/Policies/PendingPolicyRequirements';

/** What a server does wrong, each to the first answers that fit, and which check says what of it. */
const wrongs: readonly (readonly [string, Change, string, RegExp])[] = [
  [
    'that it lets a visitor in',
    { path: /StatusCounts/, status: 200 },
    'GET /API/PolicyInfo/Policies/StatusCounts refuses a visitor',
    /200 instead of 401/,
  ],
  [
    'that it takes a page of 1000',
    { path: /pageSize=1000/i, status: 200 },
    `${list} refuses pageSize=1000 by name`,
    /200 instead of 400/,
  ],
  [
    'of a refusal that says nothing',
    { path: /page=0/i, body: () => '{}' },
    `${list} refuses page=0 by name`,
    /RFC 9457/,
  ],
  [
    'of a field that is missing',
    { path: /PendingPolicyRequirements\?/, body: (text) => text.replace('totalPages', 'pages') },
    `${list} answers as the contract says`,
    /totalPages/,
  ],
];

describe('a server that does not conform is told', () => {
  let changed: Awaited<ReturnType<typeof startChanged>>;
  let found: Awaited<ReturnType<typeof failures>>;
  beforeAll(async () => {
    changed = await startChanged(
      origin,
      wrongs.map(([, change]) => change),
    );
    found = await failures(changed.origin);
  });
  afterAll(() => changed.stop());

  test('that it reaches no level', () => {
    expect(levelOf(found)).toBe('none');
  });

  test.each(wrongs)('%s', (_, change, title, wrong) => {
    expect(found.find((failure) => failure.title === title)?.wrong).toMatch(wrong);
  });
});
