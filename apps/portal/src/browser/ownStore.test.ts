// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { ownKey, ownStore } from './ownStore.ts';

const dana = 'dana@northfield.example|4471902';
const marco = 'marco@northfield.example|4473310';

afterEach(() => localStorage.clear());

describe('what the browser keeps of a user', () => {
  it('is read by that user alone', () => {
    ownStore.write('listVersion', dana, 'new');
    expect(ownStore.read('listVersion', dana)).toBe('new');
    expect(ownStore.read('listVersion', marco)).toBeNull();
  });

  it('names no user', () => {
    ownStore.write('listVersion', dana, 'new');
    const kept = JSON.stringify(Object.entries(localStorage));
    for (const part of ['dana', '@', '4471902']) expect(kept).not.toContain(part);
  });

  it('has another key for each user', () => {
    const owners = Array.from({ length: 10_000 }, (_, at) => `agent${at}@northfield.example`);
    expect(new Set(owners.map((owner) => ownKey('visits', owner))).size).toBe(owners.length);
  });

  it('is found again where a former version kept it, and renamed', () => {
    localStorage.setItem(`listVersion:${dana}`, '"new"');
    expect(ownStore.read('listVersion', dana)).toBe('new');
    expect(Object.keys(localStorage)).toEqual([ownKey('listVersion', dana)]);
  });

  it('is removed where a former version kept it under the names of others', () => {
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
