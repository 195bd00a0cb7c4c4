import { driftedFixtures } from '@agent-portal/data/scripts/driftedFixtures';
import { expect, test } from 'vitest';
import { readyAddress, startCarrier } from '../faults/carrierProcess.ts';
import { seededFolder } from '../faults/dataFolders.ts';

test('the fixtures of packages/data are what the carrier answers now', async () => {
  // A carrier of its own: what other tests change is not in the fixtures.
  const carrier = startCarrier({ CARRIER_DATA: await seededFolder(), EXPORTS_PER_MINUTE: '10000' });
  expect(await driftedFixtures(await readyAddress(carrier))).toEqual([]);
}, 300_000);
