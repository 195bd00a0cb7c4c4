import { afterAll } from 'vitest';
import { type CarrierProcess, spawnCarrier } from '../spawnCarrier.ts';

const started: CarrierProcess[] = [];

afterAll(async () => {
  for (const carrier of started) carrier.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
});

/** Starts a carrier. If it still runs after the tests of the file, it is killed. */
export function startCarrier(settings: Readonly<Record<string, string>>): CarrierProcess {
  const carrier = spawnCarrier(settings);
  started.push(carrier);
  return carrier;
}
