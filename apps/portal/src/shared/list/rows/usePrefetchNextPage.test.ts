// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usePrefetchNextPage } from './usePrefetchNextPage.ts';

const prefetchPage = vi.fn<(page: number) => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.stubGlobal('cancelIdleCallback', undefined);
});
type Shown = Parameters<typeof usePrefetchNextPage>[0];
const showing = (page: Shown) =>
  renderHook((shown: Shown) => usePrefetchNextPage(shown, prefetchPage), { initialProps: page });

describe('the next page', () => {
  it('is prefetched one second after the first rows', () => {
    showing({ currentPage: 1, totalPages: 15 });
    vi.advanceTimersByTime(1_099);
    expect(prefetchPage).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(prefetchPage).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('is prefetched after 100 ms on later pages when the browser has no idle callback', () => {
    const { rerender } = showing({ currentPage: 1, totalPages: 15 });
    rerender({ currentPage: 2, totalPages: 15 });
    vi.advanceTimersByTime(99);
    expect(prefetchPage).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(prefetchPage).toHaveBeenCalledExactlyOnceWith(3);
  });

  it('is prefetched when the browser is idle', () => {
    let whenIdle = () => {};
    vi.stubGlobal('requestIdleCallback', (call: () => void) => {
      whenIdle = call;
      return 1;
    });
    vi.stubGlobal('cancelIdleCallback', () => {});
    showing({ currentPage: 1, totalPages: 2 });
    vi.runAllTimers();
    expect(prefetchPage).not.toHaveBeenCalled();
    whenIdle();
    expect(prefetchPage).toHaveBeenCalledExactlyOnceWith(2);
  });

  it.each([
    ['the last page', { currentPage: 15, totalPages: 15 }],
    ['an empty list', { currentPage: 1, totalPages: 0 }],
    ['a list that is not there yet', undefined],
  ])('is not prefetched after %s', (_, page) => {
    showing(page);
    vi.runAllTimers();
    expect(prefetchPage).not.toHaveBeenCalled();
  });

  it('is prefetched only for the latest page', () => {
    const { rerender } = showing({ currentPage: 1, totalPages: 15 });
    vi.advanceTimersByTime(50);
    rerender({ currentPage: 4, totalPages: 15 });
    vi.runAllTimers();
    expect(prefetchPage.mock.calls).toEqual([[5]]);
  });

  it('is not prefetched after the user leaves the list', () => {
    showing({ currentPage: 1, totalPages: 15 }).unmount();
    vi.runAllTimers();
    expect(prefetchPage).not.toHaveBeenCalled();
  });
});
