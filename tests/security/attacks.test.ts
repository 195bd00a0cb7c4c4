import { beforeAll, expect, test } from 'vitest';
import { readyAddress, startCarrier } from '../faults/carrierProcess.ts';
import { seededFolder } from '../faults/dataFolders.ts';
import { withoutTimes } from './AttackOutcome.ts';
import { busyReader } from './busyReader.ts';
import { invisibleText } from './invisibleText.ts';
import { longForwardedHost } from './longForwardedHost.ts';

/*
 * How long others wait depends on the machine: `npm run attack` reports it, and no test depends on it.
 * The attacks that take longer than a few seconds run in the command alone.
 */

let origin: string;
beforeAll(async () => {
  const folder = await seededFolder();
  const settings = { CARRIER_DATA: folder, TRUST_PROXY: '127.0.0.1,::1' };
  origin = await readyAddress(startCarrier(settings));
});

test('a user who reads without pause gets answers or 429, and others are answered', async () => {
  expect(withoutTimes(await busyReader(origin))).toEqual([]);
});

test('no text of a change that people read later takes invisible characters', async () => {
  expect(withoutTimes(await invisibleText(origin))).toEqual([]);
});

test('long headers of a trusted proxy cause no server error', async () => {
  expect(withoutTimes(await longForwardedHost(origin))).toEqual([]);
});
