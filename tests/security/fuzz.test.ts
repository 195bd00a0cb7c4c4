import { expect, test } from 'vitest';
import { startCarrier } from '../faults/startCarrier.ts';
import { seededFolder } from '../faults/dataFolders.ts';
import { fuzz } from './fuzz/fuzz.ts';

/** Another seed sends other requests. `npm run fuzz` sends 50,000. */
const seed = 20_261_118;

test('every kind of malformed request is rejected by field name, and the carrier continues', async () => {
  const carrier = startCarrier({
    CARRIER_DATA: await seededFolder(),
    CARRIER_DEMO: '1',
    TRUST_PROXY: '127.0.0.1,::1',
  });
  const origin = await carrier.ready;
  const { sent, failures, statuses } = await fuzz({ origin, requests: 2_000, seed });
  expect(failures).toEqual([]);
  expect(sent).toBe(2_000);
  expect(statuses.get(400)).toBeGreaterThan(900);
  carrier.kill('SIGTERM');
  expect(await carrier.ended).toEqual({ code: 0, signal: null });
  expect(carrier.printed.log).not.toMatch(/"level":50|unexpected error/);
  // Long, for a busy machine.
}, 900_000);
