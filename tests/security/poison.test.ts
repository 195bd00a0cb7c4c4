import { expect, test } from 'vitest';
import { readyAddress, startCarrier } from '../faults/carrierProcess.ts';
import { seededFolder } from '../faults/dataFolders.ts';
import { poison } from './poison.ts';

test('the carrier rejects requests that once stopped it, and answers other users meanwhile', async () => {
  const carrier = startCarrier({ CARRIER_DATA: await seededFolder() });
  const outcomes = await poison(await readyAddress(carrier));
  // How long other users wait depends on the machine. The command prints it, and no test depends on it.
  const failures = outcomes.flatMap(({ what, failures }) => failures.map((each) => [what, each]));
  expect(failures.filter(([, failure]) => !failure?.startsWith('another user waited'))).toEqual([]);
  expect(outcomes).toHaveLength(8);
});
