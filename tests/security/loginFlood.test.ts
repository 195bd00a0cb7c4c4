import { expect, test } from 'vitest';
import { readyAddress, startCarrier } from '../faults/carrierProcess.ts';
import { seededFolder } from '../faults/dataFolders.ts';
import { loginFlood } from './loginFlood.ts';

test('in a flood of logins some succeed, the others get 429 with Retry-After, and nothing else fails', async () => {
  const carrier = startCarrier({ CARRIER_DATA: await seededFolder() });
  const { sent, failures } = await loginFlood(await readyAddress(carrier));
  // How long other users wait depends on the machine. The command prints it, and no test depends on it.
  expect(failures.filter((failure) => !failure.startsWith('half of'))).toEqual([]);
  expect(sent).toBe(400);
});
