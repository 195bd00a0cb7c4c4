import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startCarrier } from '../faults/startCarrier.ts';
import { seededFolder } from '../faults/dataFolders.ts';
import { signIn } from '../faults/signIn.ts';
import { checkConformance, levelOf } from './checkConformance.ts';
import { onlySpecification } from './onlySpecification.ts';
import { type Change, startChanged } from './startChanged.ts';

let origin: string;
beforeAll(async () => {
  const settings = { CARRIER_DATA: await seededFolder(), EXPORTS_PER_MINUTE: '10000' };
  origin = await startCarrier(settings).ready;
});

const failures = async (address: string, account = 'agent') => {
  const { outcomes } = await checkConformance({
    origin: address,
    cookie: await signIn(origin, account),
  });
  return outcomes.filter(({ wrong }) => wrong !== undefined);
};

describe('the embedded carrier', () => {
  test.each(['historical', 'sub.claims', 'office'])('conforms for %s', async (account) => {
    expect(await failures(origin, account)).toEqual([]);
  });

  test('conforms for an agent, in every call of the contract', async () => {
    const { outcomes, leftOut } = await checkConformance({
      origin,
      cookie: await signIn(origin, 'agent'),
    });
    expect(outcomes.filter(({ wrong }) => wrong !== undefined)).toEqual([]);
    // No policy of the seed has an uploaded document.
    expect(leftOut).toEqual(['GET /API/PolicyInfo/Policies/{id}/Documents/{documentId}']);
    expect(levelOf(outcomes)).toBe('all');
  });

  test('is not checked without a session', async () => {
    await expect(checkConformance({ origin, cookie: '' })).rejects.toThrow(/belongs to no session/);
  });
});

test('a carrier with only the specification’s calls and fields reaches that level', async () => {
  const sparse = await startChanged(origin, onlySpecification);
  onTestFinished(() => sparse.stop());
  const { outcomes } = await checkConformance({
    origin: sparse.origin,
    // Exports have a limit for each user.
    cookie: await signIn(origin, 'solo'),
  });
  const failed = outcomes.filter(({ wrong }) => wrong !== undefined);
  expect(failed.filter(({ level }) => level === 'specification')).toEqual([]);
  const titles = failed.map(({ title }) => title);
  expect(titles).toContain('GET /API/UserData/Watches answers as the contract says');
  expect(titles).toContain(
    'GET /API/PolicyInfo/Policies/{id} has the fields beyond the specification',
  );
  expect(levelOf(outcomes)).toBe('specification');
});

const list = 'GET /API/PolicyInfo/Policies/PendingPolicyRequirements';

/** Faults of a server, each in the first matching answers, and the check that reports it. */
const wrongs: readonly (readonly [string, Change, string, RegExp])[] = [
  [
    'that accepts a visitor',
    { path: /StatusCounts/, status: 200 },
    'GET /API/PolicyInfo/Policies/StatusCounts refuses a visitor',
    /200 instead of 401/,
  ],
  [
    'that accepts a page of 1000',
    { path: /pageSize=1000/i, status: 200 },
    `${list} refuses pageSize=1000 by name`,
    /200 instead of 400/,
  ],
  [
    'that rejects without a reason',
    { path: /page=0/i, body: () => '{}' },
    `${list} refuses page=0 by name`,
    /RFC 9457/,
  ],
  [
    'that omits a field',
    { path: /PendingPolicyRequirements\?/, body: (text) => text.replace('totalPages', 'pages') },
    `${list} answers as the contract says`,
    /totalPages/,
  ],
  [
    'with other columns in the CSV of commissions',
    { path: /ExportCsv/, body: (text) => text.replace('Line ID', 'Line') },
    'GET /API/CommissionsAndDebt/Commissions/PolicyDetails/ExportCsv answers as the contract says',
    /has the columns Line,Reversed/,
  ],
];

describe('the conformance check reports a server', () => {
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

  test('that reaches no level', () => {
    expect(levelOf(found)).toBe('none');
  });

  test.each(wrongs)('%s', (_, change, title, wrong) => {
    expect(found.find((failure) => failure.title === title)?.wrong).toMatch(wrong);
  });
});
