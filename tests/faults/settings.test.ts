import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startCarrier } from './startCarrier.ts';
import { emptyPlace, seededFolder } from './dataFolders.ts';

test('a wrong setting is rejected by name, and nothing is created', async () => {
  const folder = emptyPlace();
  const { printed, ended } = startCarrier({ CARRIER_DATA: folder, PORT: '70000' });
  expect(await ended).toEqual({ code: 1, signal: null });
  expect(printed).toEqual({ out: '', log: "PORT must be 0 to 65535, but it is '70000'.\n" });
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
