import { existsSync } from 'node:fs';
import { features } from '@agent-portal/data/features/features';
import { expect, test } from 'vitest';
import { startCarrier } from './carrierProcess.ts';
import { emptyPlace, seededFolder } from './dataFolders.ts';

test.each([
  ['PORT', '70000', '0 to 65535'],
  ['CARRIER_SIZE', 'huge', 'small, medium or large'],
  ['CARRIER_TODAY', '2026-02-30', 'a date like 2026-11-18'],
  ['CARRIER_DEMO', 'yes', '0 or 1'],
  [
    'CARRIER_FEATURES',
    'rightnav=off',
    `like claims=off,left_nav=on, where the features are ${features.join(', ')}`,
  ],
  ['CARRIER_ORIGIN', 'services.example.com', 'like https://services.example.com'],
  [
    'TRUST_PROXY',
    'everybody',
    'addresses or networks with commas between, like 10.0.0.0/8,127.0.0.1',
  ],
])('%s=%s is rejected by name, and nothing is created', async (name, value, takes) => {
  const folder = emptyPlace();
  const { printed, ended } = startCarrier({ CARRIER_DATA: folder, [name]: value });
  expect(await ended).toEqual({ code: 1, signal: null });
  expect(printed).toEqual({ out: '', log: `${name} must be ${takes}, but it is '${value}'.\n` });
  expect(existsSync(folder)).toBe(false);
});

test('an invalid DATABASE_URL is rejected without printing its password', async () => {
  const { printed, ended } = startCarrier({ DATABASE_URL: 'mysql://portal:secret@db/portal' });
  expect(await ended).toEqual({ code: 1, signal: null });
  expect(printed).toEqual({
    out: '',
    log: 'DATABASE_URL must be like postgresql://user@host:5432/name.\n',
  });
});

test('a PostgreSQL that does not answer is reported with what to do, without the password', async () => {
  const { printed, ended } = startCarrier({
    DATABASE_URL: 'postgresql://portal:secret@127.0.0.1:1/portal',
  });
  expect(await ended).toEqual({ code: 1, signal: null });
  expect(printed.log).toBe(
    'DATABASE_URL names a PostgreSQL that cannot be used (connect ECONNREFUSED 127.0.0.1:1). Start it, or correct the address, user, password or database in DATABASE_URL.\n',
  );
});

test('a database seeded with other settings is rejected, and the message names both and what to do', async () => {
  const settings = { CARRIER_DATA: await seededFolder(), CARRIER_SEED: 'southfield' };
  const { printed, ended } = startCarrier(settings);
  expect(await ended).toEqual({ code: 1, signal: null });
  expect(printed.log).toMatch(/^The database was seeded with size small, seed northfield .+\n$/);
  expect(printed.log).toContain('the settings ask for size small, seed southfield');
});
