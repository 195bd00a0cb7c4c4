// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createReadHere } from './createReadHere.ts';

beforeEach(() => localStorage.clear());

describe('what was read in this browser', () => {
  it('stays read, and what is read later is added', () => {
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

  it('is forgotten where there is too much of it, the earliest first', () => {
    const readHere = createReadHere();
    readHere.mark(['first']);
    readHere.mark(Array.from({ length: 500 }, (_, at) => `notice ${at}`));
    expect(readHere.read().size).toBe(500);
    expect(readHere.read().has('first')).toBe(false);
  });

  it('survives a broken storage', () => {
    localStorage.setItem('readNotifications', '{"not":"a list"');
    expect([...createReadHere().read()]).toEqual([]);
  });
});
