// @vitest-environment jsdom
import { createStore } from '@agent-portal/data/client/createStore';
import { afterEach, describe, expect, it } from 'vitest';
import { ownKey, ownStore } from './ownStore.ts';
import { whenReached } from './whenReached.ts';

const dana = 'dana@northfield.example|4471902';
const marco = 'marco@northfield.example|4473310';

afterEach(() => localStorage.clear());

describe("a user's value in browser storage", () => {
  it('can be read only by that user', () => {
    ownStore.write('listVersion', dana, 'new');
    expect(ownStore.read('listVersion', dana)).toBe('new');
    expect(ownStore.read('listVersion', marco)).toBeNull();
  });

  it('does not contain the user name', () => {
    ownStore.write('listVersion', dana, 'new');
    const saved = JSON.stringify(Object.entries(localStorage));
    for (const part of ['dana', '@', '4471902']) expect(saved).not.toContain(part);
  });

  it('has a different key for each user', () => {
    const owners = Array.from({ length: 10_000 }, (_, at) => `agent${at}@northfield.example`);
    expect(new Set(owners.map((owner) => ownKey('visits', owner))).size).toBe(owners.length);
  });

  it('is found under the key of a former version, and moved to the new key', () => {
    localStorage.setItem(`listVersion:${dana}`, '"new"');
    expect(ownStore.read('listVersion', dana)).toBe('new');
    expect(Object.keys(localStorage)).toEqual([ownKey('listVersion', dana)]);
  });

  it('is removed when a former version stored it under the name of another user', () => {
    localStorage.setItem(`visits/pending-v2:${marco}`, '{}');
    localStorage.setItem('sessionExpiresAt', '2026-11-18T15:00:00Z');
    ownStore.write('listVersion', dana, 'new');
    ownStore.removeFormer();
    expect(Object.keys(localStorage).toSorted((a, b) => a.localeCompare(b))).toEqual([
      ownKey('listVersion', dana),
      'sessionExpiresAt',
    ]);
  });
});

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
