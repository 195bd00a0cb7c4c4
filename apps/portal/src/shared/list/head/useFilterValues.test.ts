// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPortal, type Portal } from '../../../createPortal.ts';
import { inPortal } from '../../../testing/inPortal.tsx';
import { useFilterValues, useOfferedValues } from './useFilterValues.ts';

let portal: Portal;
beforeEach(() => {
  portal = createPortal();
});
/** Renders a list in one state; `rerender` changes the state. */
const shown = (key: string) =>
  renderHook((state: string) => useFilterValues('pending', state), {
    initialProps: key,
    wrapper: inPortal(portal),
  });

describe('the filter values of a list', () => {
  it('are requested with the first rows of the first visit, but not with the next rows', () => {
    const { result, rerender } = shown('page 1');
    expect(result.current.included).toBe(true);
    rerender('page 2');
    expect(result.current.included).toBe(false);
  });

  it('are not requested again when the user comes back to the first rows', () => {
    const { result, rerender } = shown('page 1');
    portal.listMemory.offer('pending', {});
    rerender('page 2');
    rerender('page 1');
    expect(result.current.included).toBe(false);
  });

  it('are requested with the first rows again if they have never arrived', () => {
    const { result, rerender } = shown('page 1');
    rerender('page 2');
    rerender('page 1');
    expect(result.current.included).toBe(true);
  });

  it('are cached and not requested on a later visit', () => {
    portal.listMemory.offer('pending', {});
    expect(shown('page 1').result.current.included).toBe(false);
  });

  it('are requested on the first visit of each list', () => {
    portal.listMemory.offer('active', {});
    expect(shown('page 1').result.current.included).toBe(true);
  });

  it('are requested again with the current rows when the user refreshes them', () => {
    const { result, rerender } = shown('page 1');
    rerender('page 2');
    act(() => result.current.refresh());
    expect(result.current.included).toBe(true);
    rerender('page 3');
    expect(result.current.included).toBe(false);
  });
});

describe('the offered filter values', () => {
  const offered = (answered: string[] | null | undefined, list = 'pending') =>
    renderHook((values: typeof answered) => useOfferedValues<string[]>(list, values), {
      initialProps: answered,
      wrapper: inPortal(portal),
    });

  it('come from the answer', () => {
    expect(offered(['Acme']).result.current).toEqual(['Acme']);
  });

  it('are undefined before the first answer', () => {
    expect(offered(undefined).result.current).toBeUndefined();
  });

  it('stay when later answers do not contain them', () => {
    const { result, rerender } = offered(['Acme']);
    rerender(null);
    expect(result.current).toEqual(['Acme']);
  });

  it('are replaced when a later answer contains new ones', () => {
    const { result, rerender } = offered(['Acme']);
    rerender(['Bolt']);
    rerender(undefined);
    expect(result.current).toEqual(['Bolt']);
  });

  it('are cached for the next visit of the same list only', () => {
    offered(['Acme']).unmount();
    expect(offered(null).result.current).toEqual(['Acme']);
    expect(offered(null, 'active').result.current).toBeUndefined();
  });
});
