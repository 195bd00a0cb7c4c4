import { createStore } from '@agent-portal/data/client/createStore';
import { expect, it } from 'vitest';
import { whenReached } from './whenReached.ts';

/** A connection whose next check fails, with what happens in it before its caller goes on. */
function brokenConnection(during?: (set: (next: boolean) => void) => void) {
  const { read, subscribe, write } = createStore(false);
  const check = async () => {
    during?.(write);
    return false;
  };
  return { connection: { read, subscribe, check }, write };
}

it('waits until the carrier is reached, not until another change', async () => {
  const { connection, write } = brokenConnection();
  let isDone = false;
  const waiting = whenReached({ connection }).then(() => (isDone = true));
  await Promise.resolve();
  write(false);
  await Promise.resolve();
  expect(isDone).toBe(false);
  write(true);
  await waiting;
});

it('does not wait for a carrier that is back before it listens', async () => {
  const { connection } = brokenConnection((set) => set(true));
  await expect(whenReached({ connection })).resolves.toBeUndefined();
});
