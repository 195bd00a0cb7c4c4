import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readyAddress, startCarrier } from './carrierProcess.ts';
import { seededFolder } from './dataFolders.ts';
import { isSignedIn, signIn } from './signIn.ts';

test('a second process on the same folder and port is refused with the pid of the first, which goes on', async () => {
  const folder = await seededFolder();
  const first = startCarrier({ CARRIER_DATA: folder });
  const address = await readyAddress(first);
  const cookie = await signIn(address, 'agent');

  const second = startCarrier({ CARRIER_DATA: folder, PORT: new URL(address).port });
  expect(await second.ended).toEqual({ code: 1, signal: null });
  expect(second.printed.log).toBe(
    `The data folder ${folder} is in use by process ${first.pid}. Stop that process first, or choose another folder with CARRIER_DATA.\n`,
  );

  expect(await isSignedIn(address, cookie)).toBe(true);
  await signIn(address, 'solo');
  first.kill('SIGTERM');
  expect(await first.ended).toEqual({ code: 0, signal: null });
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

test('the lock of a killed process is taken over', async () => {
  const folder = await seededFolder();
  const first = startCarrier({ CARRIER_DATA: folder });
  const cookie = await signIn(await readyAddress(first), 'agent');
  first.kill('SIGKILL');
  expect(await first.ended).toEqual({ code: null, signal: 'SIGKILL' });
  expect(existsSync(`${folder}.lock`)).toBe(true);

  const second = startCarrier({ CARRIER_DATA: folder });
  expect(await isSignedIn(await readyAddress(second), cookie)).toBe(true);
});

test('of several processes that start at once on one folder, one serves', async () => {
  const folder = await seededFolder();
  const all = [1, 2, 3].map(() => startCarrier({ CARRIER_DATA: folder }));
  const ends = await Promise.all(
    all.map((carrier) => readyAddress(carrier).catch(() => 'refused')),
  );
  expect(ends.filter((end) => end === 'refused')).toHaveLength(2);
  expect(ends.filter((end) => end.startsWith('http://'))).toHaveLength(1);
});
