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

  it('survives a broken storage', () => {
    localStorage.setItem('readNotifications', '{"not":"a list"');
    expect(readHere()).toEqual([]);
  });
});
