import { expect, test } from 'vitest';
import { startCarrier } from '../faults/startCarrier.ts';
import { seededFolder } from '../faults/dataFolders.ts';
import { withoutTimes } from './AttackOutcome.ts';
import { loginFlood } from './loginFlood.ts';

test('in a flood of logins some succeed, the others get 429 with Retry-After, and nothing else fails', async () => {
  const carrier = startCarrier({ CARRIER_DATA: await seededFolder() });
  const outcome = await loginFlood(await carrier.ready);
  expect(withoutTimes(outcome)).toEqual([]);
  expect(outcome.tried).toMatch(/^400 logins/);
});
