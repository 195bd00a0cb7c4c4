// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyComponent } from './lazyComponent.ts';
import { optionalParts } from './createOptionalCode.ts';

const root = createRoot(document.body.appendChild(document.createElement('div')));
afterEach(() => root.render(null));

const Greeting = () => <p>Hello</p>;
/** Calls once its part of the page is on screen, before any effect has run. */
function OnScreen({ call }: { readonly call: () => void }) {
  useLayoutEffect(call, [call]);
  return null;
}

it('a lazy component is drawn where its code loads right after the first draw', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Greeting>();
  const Late = lazyComponent(() => promise);
  Late.preload();
  root.render(
    <>
      <Late />
      <OnScreen call={() => resolve(Greeting)} />
    </>,
  );
  await expect.poll(() => document.body.textContent).toBe('Hello');
});

interface Greets {
  readonly name: string;
}
const Hello = ({ name }: Greets) => <p>Hello {name}</p>;
const Plain = ({ name }: Greets) => <p>{name}, without code</p>;
const gone = new TypeError('The file is gone.');

/** Loads; the first one fails. */
function loadLater() {
  const load = vi.fn<() => Promise<typeof Hello>>();
  return load.mockRejectedValueOnce(gone).mockResolvedValue(Hello);
}

describe('code that does not load', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  const show = async (part: ReactNode) => {
    const { container } = await act(async () => render(part));
    return container;
  };

  it('shows a sentence, and the part once the browser has a network', async () => {
    const Late = lazyComponent(loadLater());
    const page = await show(<Late name="Dana" />);
    expect(page.textContent).toMatch(/^This part did not load\. /);
    await act(async () => void globalThis.dispatchEvent(new Event('online')));
    expect(page.textContent).toBe('Hello Dana');
  });

  it('is tried again while it is missing on screen, and no longer once it is removed', async () => {
    vi.useFakeTimers();
    const load = loadLater();
    load
      .mockReset()
      .mockRejectedValueOnce(gone)
      .mockRejectedValueOnce(gone)
      .mockResolvedValue(Hello);
    const Late = lazyComponent(load);
    const page = await show(<Late name="Dana" />);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(page.textContent).toMatch(/^This part did not load\. /);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(page.textContent).toBe('Hello Dana');
    cleanup();
    load.mockReset().mockRejectedValue(gone);
    const Gone = lazyComponent(load);
    await show(<Gone name="Dana" />);
    cleanup();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(load).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('is tried where the browser says that it has no network', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const Late = lazyComponent(() => Promise.resolve(Hello));
    expect((await show(<Late name="Dana" />)).textContent).toBe('Hello Dana');
    onLine.mockRestore();
  });

  it('shows the fallback with the same props, until a preload finds the code', async () => {
    const Late = lazyComponent(loadLater(), { fallback: Plain });
    await show(<Late name="Dana" />);
    expect(screen.getByText('Dana, without code')).toBeDefined();
    await act(() => Late.loaded());
    expect(screen.getByText('Hello Dana')).toBeDefined();
  });

  it('shows nothing for an optional part, and loads again when it is next drawn', async () => {
    const Late = lazyComponent(loadLater(), { isOptional: true });
    expect((await show(<Late name="Dana" />)).textContent).toBe('');
    expect(optionalParts.failedWith(gone)).toBe(true);
    cleanup();
    expect((await show(<Late name="Dana" />)).textContent).toBe('Hello Dana');
  });
});
