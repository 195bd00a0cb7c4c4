import { driftedFixtures } from '@agent-portal/data/scripts/driftedFixtures';
import { expect, test } from 'vitest';
import { startCarrier } from '../faults/startCarrier.ts';
import { seededFolder } from '../faults/dataFolders.ts';

test('the fixtures of packages/data match the carrier’s current answers', async () => {
  // A separate carrier, because the fixtures contain no changes of other tests.
  const carrier = startCarrier({ CARRIER_DATA: await seededFolder(), EXPORTS_PER_MINUTE: '10000' });
  expect(await driftedFixtures(await carrier.ready)).toEqual([]);
}, 300_000);
