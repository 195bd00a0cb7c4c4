// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useExportPendingPolicyRequirements } from '../policies/hooks.ts';
import { fakeCarrier, settled } from '../testing/fakeCarrier.ts';
import { inData } from '../testing/inData.tsx';

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
function renderExport() {
  return renderHook(() => useExportPendingPolicyRequirements(), {
    wrapper: inData(),
  });
}

const file = () =>
  new Response('PK', { headers: { 'Content-Disposition': 'attachment; filename="a.xlsx"' } });
const input = { query: {} };

describe('useDownload', () => {
  it('is idle before it starts', () => {
    expect(renderExport().result.current).toMatchObject({
      isRunning: false,
      progress: undefined,
      isForbidden: false,
      error: undefined,
    });
  });

  it('shows its progress while it runs', async () => {
    const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>();
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('0123'));
        await rest;
        controller.close();
      },
    });
    fakeCarrier(() => new Response(body, { headers: { 'Content-Length': '4' } }));
    const { result } = renderExport();
    let name: Promise<string | false> | undefined;
    act(() => {
      name = result.current.start(input);
    });
    await vi.waitFor(() =>
      expect(result.current).toMatchObject({
        isRunning: true,
        isForbidden: false,
        progress: { received: 4, total: 4 },
      }),
    );
    await act(async () => {
      sendRest();
      await name;
    });
    expect(result.current).toMatchObject({ isRunning: false, progress: undefined });
  });

  it('ignores the answer to a cancelled download, and can unmount without a download', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => promise);
    const { result, unmount } = renderExport();
    act(() => result.current.cancel());
    let name: Promise<string | false> | undefined;
    act(() => {
      name = result.current.start(input);
    });
    act(() => result.current.cancel());
    await act(async () => {
      resolve(new Response('{}', { status: 403 }));
      expect(await name).toBe(false);
    });
    expect(result.current).toMatchObject({
      isRunning: false,
      isForbidden: false,
      error: undefined,
    });
    unmount();
    const other = renderExport();
    expect(other.unmount).not.toThrow();
  });

  it('saves the file under its name, and returns the name', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fakeCarrier(() => promise);
    const { result } = renderExport();
    expect(result.current).toMatchObject({ isRunning: false, progress: undefined });
    let name: Promise<string | false> | undefined;
    act(() => {
      name = result.current.start(input);
    });
    expect(result.current.isRunning).toBe(true);
    await act(async () => {
      resolve(file());
      expect(await name).toBe('a.xlsx');
    });
    expect(result.current).toMatchObject({
      isRunning: false,
      isForbidden: false,
      error: undefined,
    });
    expect(saved).toEqual(['a.xlsx']);
  });

  it.each([
    [403, { isForbidden: true, isMissing: false }],
    [404, { isForbidden: false, isMissing: true }],
  ])('reports after a %i why there is no file, without an error', async (status, why) => {
    fakeCarrier(() => new Response('{}', { status }));
    const { result } = renderExport();
    await act(async () => expect(await result.current.start(input)).toBe(false));
    expect(result.current).toMatchObject({ isRunning: false, error: undefined, ...why });
    expect(saved).toEqual([]);
  });

  it('shows an error, and clears it on the next try', async () => {
    const answers = [new Response('{}', { status: 500 }), file()];
    fakeCarrier(() => answers.shift() ?? Response.error());
    const { result } = renderExport();
    await act(async () => expect(await result.current.start(input)).toBe(false));
    expect(result.current).toMatchObject({ isRunning: false, error: { kind: 'server' } });
    await act(async () => expect(await result.current.start(input)).toBe('a.xlsx'));
    expect(result.current.error).toBeUndefined();
  });

  it('saves nothing after it is cancelled', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fakeCarrier(() => promise);
    const { result } = renderExport();
    let name: Promise<string | false> | undefined;
    act(() => {
      name = result.current.start(input);
    });
    act(() => result.current.cancel());
    expect(result.current).toMatchObject({ isRunning: false, error: undefined });
    await act(async () => {
      resolve(file());
      await settled();
    });
    expect(await name).toBe(false);
    expect(saved).toEqual([]);
  });

  it('aborts a download for the next one, and on unmount', async () => {
    const signals: AbortSignal[] = [];
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      if (signal) signals.push(signal);
      return new Promise(() => {});
    });
    const { result, unmount } = renderExport();
    for (const _ of [1, 2]) {
      await act(async () => {
        void result.current.start(input);
        await settled();
      });
    }
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    unmount();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });
});
