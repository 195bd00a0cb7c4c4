// @vitest-environment jsdom
import { ApiError } from '@agent-portal/data';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPortal, type Portal } from '../../createPortal.ts';
import { inPortal } from '../../testing/inPortal.tsx';
import type { Command } from './commands/commandResults.ts';
import { useEarlyEnter } from './useEarlyEnter.ts';

let portal: Portal;
beforeEach(() => {
  portal = createPortal();
});
afterEach(() => portal.stop());

const row = (to: string, kind: Command['kind'] = 'address'): Command => ({
  to,
  kind,
  label: to,
  detail: '',
});
const answered = { isSearching: false, settledRows: 0, error: undefined as ApiError | undefined };
const searching = { ...answered, isSearching: true };

function renderPalette() {
  const run = vi.fn<(command: Command) => void>();
  const hook = renderHook(({ text, search, rows }) => useEarlyEnter(text, search, rows, run), {
    wrapper: inPortal(portal),
    initialProps: {
      text: 'oka',
      search: searching,
      rows: [] as Command[],
    },
  });
  const enter = (at?: number) => act(() => hook.result.current.enter(at));
  return { ...hook, run, enter };
}

describe('Enter', () => {
  it('before the answer runs the first result when the answer arrives', () => {
    const { rerender, enter, result, run } = renderPalette();
    enter();
    expect(result.current.isWaiting).toBe(true);
    expect(run).not.toHaveBeenCalled();
    rerender({ text: 'oka', search: answered, rows: [row('/new'), row('/other')] });
    expect(run).toHaveBeenCalledExactlyOnceWith(row('/new'));
    rerender({ text: 'oka', search: searching, rows: [] });
    rerender({ text: 'oka', search: answered, rows: [row('/again')] });
    expect(run).toHaveBeenCalledOnce();
  });

  it('after the answer runs the active row immediately', () => {
    const { rerender, enter, run } = renderPalette();
    rerender({ text: 'oka', search: answered, rows: [row('/first'), row('/second')] });
    enter(1);
    expect(run).toHaveBeenCalledExactlyOnceWith(row('/second'));
  });

  it('does not run the first row of an older text during a new search', () => {
    const { rerender, enter, run } = renderPalette();
    rerender({ text: 'okafor', search: searching, rows: [row('/old')] });
    enter(0);
    expect(run).not.toHaveBeenCalled();
    rerender({ text: 'okafor', search: answered, rows: [row('/new')] });
    expect(run).toHaveBeenCalledExactlyOnceWith(row('/new'));
  });

  it('runs a page immediately, because no answer changes its place', () => {
    const { rerender, enter, run } = renderPalette();
    rerender({ text: 'pend', search: { ...searching, settledRows: 1 }, rows: [row('/pending')] });
    enter(0);
    expect(run).toHaveBeenCalledExactlyOnceWith(row('/pending'));
  });

  it('immediately runs a row that the user moved to', () => {
    const { rerender, enter, run } = renderPalette();
    rerender({ text: 'oka', search: searching, rows: [row('/old'), row('/chosen')] });
    enter(1);
    expect(run).toHaveBeenCalledExactlyOnceWith(row('/chosen'));
  });

  it('is canceled by more typing', () => {
    const { rerender, enter, run } = renderPalette();
    enter();
    rerender({ text: 'okaf', search: searching, rows: [] });
    rerender({ text: 'oka', search: answered, rows: [row('/new')] });
    expect(run).not.toHaveBeenCalled();
  });

  it('impersonates the agent whose name was visible when Enter was pressed', () => {
    const { rerender, enter, run } = renderPalette();
    const agent = row('4471902', 'agent');
    rerender({ text: 'oka', search: searching, rows: [agent] });
    enter(0);
    rerender({ text: 'oka', search: answered, rows: [agent, row('4471903', 'agent')] });
    expect(run).toHaveBeenCalledExactlyOnceWith(agent);
  });

  it.each([
    ['an agent to impersonate', answered, [row('4471902', 'agent')]],
    [
      'the rows that remain after a failed search',
      { ...answered, error: new ApiError('server', '') },
      [row('/help')],
    ],
    ['an empty result', answered, []],
  ])('before the answer does nothing for %s', (_, search, rows) => {
    const { rerender, enter, result, run } = renderPalette();
    enter();
    rerender({ text: 'oka', search, rows });
    expect(run).not.toHaveBeenCalled();
    expect(result.current.isWaiting).toBe(false);
  });

  it.each([
    ['oka', 1],
    ['', 0],
  ])('before the palette has loaded applies to %j', (text, times) => {
    portal.typedAhead.begin(() => {});
    for (const key of [...text.split(''), 'Enter']) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
    portal.typedAhead.end();
    const run = vi.fn<(command: Command) => void>();
    renderHook(() => useEarlyEnter(text, answered, [row('/first')], run), {
      wrapper: inPortal(portal),
    });
    expect(run).toHaveBeenCalledTimes(times);
  });
});
