import { beforeAll, expect, test } from 'vitest';
import { startCarrier } from '../faults/startCarrier.ts';
import { seededFolder } from '../faults/dataFolders.ts';
import { withoutTimes } from './AttackOutcome.ts';
import { busyReader } from './busyReader.ts';
import { changeFlood } from './changeFlood.ts';
import { largeSelection } from './largeSelection.ts';
import { longForwardedHost } from './longForwardedHost.ts';
import { poison } from './poison.ts';
import { resetLinks } from './resetLinks.ts';
import { sharedView } from './sharedView.ts';
import { uploadFlood } from './uploadFlood.ts';

/*
 * How long other users wait depends on the machine. `npm run attack` prints it, and no test depends on
 * it. Attacks that take more than a few seconds run only in the command.
 */

let origin: string;
beforeAll(async () => {
  const folder = await seededFolder();
  const settings = { CARRIER_DATA: folder, TRUST_PROXY: '127.0.0.1,::1', DOCUMENTS_PER_DAY: '50' };
  origin = await startCarrier(settings).ready;
});

test('uploads at the same time do not exceed the quota together', async () => {
  const outcome = await uploadFlood(origin);
  expect(withoutTimes(outcome)).toEqual([]);
  expect(outcome.tried).toMatch(/ 1 saved/);
});

test.each([
  ['requests that once stopped it', poison],
  ['a user who reads without pause', busyReader],
  ['long headers of a trusted proxy', longForwardedHost],
  ['a large selection', largeSelection],
  ['a shared view', sharedView],
  ['requests for a new password', resetLinks],
  ['a flood of changes', changeFlood],
])('%s: no promise is broken', async (_, attack) => {
  expect(withoutTimes(await attack(origin))).toEqual([]);
});
