import { beforeAll, expect, test } from 'vitest';
import { readyAddress, startCarrier } from '../faults/carrierProcess.ts';
import { seededFolder } from '../faults/dataFolders.ts';
import { withoutTimes } from './AttackOutcome.ts';
import { busyReader } from './busyReader.ts';
import { longForwardedHost } from './longForwardedHost.ts';

/*
 * How long other users wait depends on the machine. `npm run attack` prints it, and no test depends on
 * it. Attacks that take more than a few seconds run only in the command.
 */

let origin: string;
beforeAll(async () => {
  const folder = await seededFolder();
  const settings = { CARRIER_DATA: folder, TRUST_PROXY: '127.0.0.1,::1' };
  origin = await readyAddress(startCarrier(settings));
});

test('a user who reads without pause gets answers or 429, and other users get answers', async () => {
  expect(withoutTimes(await busyReader(origin))).toEqual([]);
});

test('long headers of a trusted proxy cause no server error', async () => {
  expect(withoutTimes(await longForwardedHost(origin))).toEqual([]);
});
