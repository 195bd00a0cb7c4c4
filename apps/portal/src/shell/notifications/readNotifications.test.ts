// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetRead, markAsRead, useUnread } from './readNotifications.ts';

beforeEach(() => {
  localStorage.clear();
  forgetRead();
});

const entries = (...keys: string[]) => keys.map((key) => ({ key }));
const unreadOf = (...keys: string[]) =>
  renderHook(() => useUnread(entries(...keys))).result.current;

describe('what was read', () => {
  it('is not new any more, what comes later is', () => {
    expect(unreadOf('a', 'notice 1')).toEqual(['a', 'notice 1']);
    markAsRead(entries('a', 'notice 1'), 'all');
    expect(unreadOf('notice 2', 'notice 1', 'a')).toEqual(['notice 2']);
  });

  it('is forgotten once it is gone', () => {
    markAsRead(entries('a', 'b'), 'all');
    markAsRead(entries('b'), 'all');
    expect(unreadOf('a', 'b')).toEqual(['a']);
  });

  it('is kept while one of the sources could not be read', () => {
    markAsRead(entries('a', 'notice 1'), 'all');
    markAsRead(entries('a'), 'some');
    expect(unreadOf('a', 'notice 1')).toEqual([]);
  });

  it('survives a broken storage', () => {
    localStorage.setItem('readNotifications', '{"not":"a list"');
    expect(unreadOf('a')).toEqual(['a']);
  });
});
