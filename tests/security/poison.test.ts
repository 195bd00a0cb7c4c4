import { expect, test } from 'vitest';
import { readyAddress, startCarrier } from '../faults/carrierProcess.ts';
import { seededFolder } from '../faults/dataFolders.ts';
import { poison } from './poison.ts';

test('what once stopped the embedded carrier is refused, and everybody else is answered meanwhile', async () => {
  const carrier = startCarrier({ CARRIER_DATA: await seededFolder() });
  const outcomes = await poison(await readyAddress(carrier));
  // How long others wait is a figure of the machine: the command tells it, and no test depends on it.
  const failures = outcomes.flatMap(({ what, failures }) => failures.map((each) => [what, each]));
  expect(failures.filter(([, failure]) => !failure?.startsWith('another user waited'))).toEqual([]);
  expect(outcomes).toHaveLength(8);
});
