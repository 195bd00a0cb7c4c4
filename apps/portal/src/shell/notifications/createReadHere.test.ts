// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createReadHere } from './createReadHere.ts';

beforeEach(() => localStorage.clear());

describe('notifications read in this browser', () => {
  it('stay read, and later ones are added', () => {
    const readHere = createReadHere();
    const heard = vi.fn<() => void>();
    readHere.subscribe(heard);
    expect([...readHere.read()]).toEqual([]);
    readHere.mark(['a', 'notice 1']);
    readHere.mark(['b']);
    expect(heard).toHaveBeenCalledTimes(2);
    expect([...readHere.read()]).toEqual(['a', 'notice 1', 'b']);
    expect([...createReadHere().read()]).toEqual(['a', 'notice 1', 'b']);
  });

  it('are dropped if there are too many, oldest first', () => {
    const readHere = createReadHere();
    readHere.mark(['first']);
    readHere.mark(Array.from({ length: 500 }, (_, at) => `notice ${at}`));
    expect(readHere.read().size).toBe(500);
    expect(readHere.read().has('first')).toBe(false);
  });

  it('work with an invalid value in storage', () => {
    localStorage.setItem('readNotifications', '{"not":"a list"');
    expect([...createReadHere().read()]).toEqual([]);
  });
});
