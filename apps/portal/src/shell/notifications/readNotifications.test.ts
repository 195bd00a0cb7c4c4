// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetRead, markReadHere, useReadHere } from './readNotifications.ts';

beforeEach(() => {
  localStorage.clear();
  forgetRead();
});

const readHere = () => [...renderHook(() => useReadHere()).result.current];

describe('what was read in this browser', () => {
  it('stays read, and what is read later is added', () => {
    const { result } = renderHook(() => useReadHere());
    expect([...result.current]).toEqual([]);
    act(() => markReadHere(['a', 'notice 1']));
    act(() => markReadHere(['b']));
    expect([...result.current]).toEqual(['a', 'notice 1', 'b']);
  });

  it('is forgotten where there is too much of it, the earliest first', () => {
    markReadHere(['first']);
    markReadHere(Array.from({ length: 500 }, (_, at) => `notice ${at}`));
    expect(readHere()).toHaveLength(500);
    expect(readHere()).not.toContain('first');
  });

  it('is stored for the next visit, and read from there', () => {
    markReadHere(['a', 'b']);
    expect(localStorage.getItem('readNotifications')).toBe('["a","b"]');
    forgetRead();
    expect(readHere()).toEqual([]);
    forgetRead();
    localStorage.setItem('readNotifications', '["c",1,null,"d"]');
    expect(readHere()).toEqual(['c', 'd']);
  });

  it.each(['{"not":"a list"', '{"not":"a list"}', 'null'])(
    'survives a broken storage: %s',
    (text) => {
      localStorage.setItem('readNotifications', text);
      expect(readHere()).toEqual([]);
    },
  );
});
