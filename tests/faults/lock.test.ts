import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startCarrier } from './startCarrier.ts';
import { seededFolder } from './dataFolders.ts';
import { isSignedIn, signIn } from './signIn.ts';

test('a second process on the same folder and port ends with the pid of the first, which continues', async () => {
  const folder = await seededFolder();
  const first = startCarrier({ CARRIER_DATA: folder });
  const address = await first.ready;
  const cookie = await signIn(address, 'agent');

  const second = startCarrier({ CARRIER_DATA: folder, PORT: new URL(address).port });
  expect(await second.ended).toEqual({ code: 1, signal: null });
  expect(second.printed.log).toMatch(
    `The data folder ${folder} is in use by process ${first.pid} on `,
  );

  expect(await isSignedIn(address, cookie)).toBe(true);
  first.kill('SIGTERM');
  expect(await first.ended).toEqual({ code: 0, signal: null });
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

test('another process takes over the lock of a killed process', async () => {
  const folder = await seededFolder();
  const first = startCarrier({ CARRIER_DATA: folder });
  const cookie = await signIn(await first.ready, 'agent');
  first.kill('SIGKILL');
  expect(await first.ended).toEqual({ code: null, signal: 'SIGKILL' });

  const second = startCarrier({ CARRIER_DATA: folder });
  expect(await isSignedIn(await second.ready, cookie)).toBe(true);
});

test('when several processes start at the same time on one folder, one serves', async () => {
  const folder = await seededFolder();
  const all = [1, 2, 3].map(() => startCarrier({ CARRIER_DATA: folder }));
  const ends = await Promise.all(all.map((carrier) => carrier.ready.catch(() => 'refused')));
  expect(ends.filter((end) => end === 'refused')).toHaveLength(2);
  expect(ends.filter((end) => end.startsWith('http://'))).toHaveLength(1);
});
