// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPortal, type Portal } from '../../../createPortal.ts';
import { inPortal } from '../../../testing/inPortal.tsx';
import { useFilterValues, useOfferedValues } from './useFilterValues.ts';

let portal: Portal;
beforeEach(() => {
  portal = createPortal();
});
afterEach(cleanup);

/** A list on screen at one of its states, as `rerender` can move it to another. */
const shown = (key: string) =>
  renderHook((state: string) => useFilterValues('pending', state), {
    initialProps: key,
    wrapper: inPortal(portal),
  });

describe('the filter values of a list', () => {
  it('are asked for with the rows of the first visit, and not with the next', () => {
    const { result, rerender } = shown('page 1');
    expect(result.current.included).toBe(true);
    rerender('page 2');
    expect(result.current.included).toBe(false);
  });

  it('are not asked for on a later visit, which remembers them', () => {
    portal.listMemory.offer('pending', {});
    expect(shown('page 1').result.current.included).toBe(false);
  });

  it('are asked for on the first visit of each list', () => {
    portal.listMemory.offer('active', {});
    expect(shown('page 1').result.current.included).toBe(true);
  });

  it('are asked for again when the reader refreshes them, with the rows on screen', () => {
    const { result, rerender } = shown('page 1');
    rerender('page 2');
    act(() => result.current.refresh());
    expect(result.current.included).toBe(true);
    rerender('page 3');
    expect(result.current.included).toBe(false);
  });
});

describe('the values that filters offer', () => {
  const offered = (answered: string[] | null | undefined, list = 'pending') =>
    renderHook((values: typeof answered) => useOfferedValues<string[]>(list, values), {
      initialProps: answered,
      wrapper: inPortal(portal),
    });

  it('are those of the answer', () => {
    expect(offered(['Acme']).result.current).toEqual(['Acme']);
  });

  it('are none before the first answer', () => {
    expect(offered(undefined).result.current).toBeUndefined();
  });

  it('stay while answers come without them', () => {
    const { result, rerender } = offered(['Acme']);
    rerender(null);
    expect(result.current).toEqual(['Acme']);
  });

  it('are replaced by those of a later answer', () => {
    const { result, rerender } = offered(['Acme']);
    rerender(['Bolt']);
    rerender(undefined);
    expect(result.current).toEqual(['Bolt']);
  });

  it('are remembered for the next visit of the same list only', () => {
    offered(['Acme']).unmount();
    expect(offered(null).result.current).toEqual(['Acme']);
    expect(offered(null, 'active').result.current).toBeUndefined();
  });
});
