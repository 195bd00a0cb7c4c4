// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Sight } from './Sight.ts';

let resized: () => void;
const disconnect = vi.fn<() => void>();
const observe = vi.fn<(element: Element) => void>();

beforeEach(() => {
  disconnect.mockReset();
  observe.mockReset();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        resized = report;
      }
      observe = observe;
      disconnect = disconnect;
    },
  );
});
afterEach(() => (document.body.innerHTML = ''));

/** Rows whose upper edge is so far from that of the window. */
function rowsAt(place: { top: number }) {
  const body = document.body.appendChild(document.createElement('div'));
  body.getBoundingClientRect = () => new DOMRect(0, place.top, 100, 5_000);
  return body;
}

it('the window of rows is the first window before the first layout', () => {
  expect(new Sight().read()).toEqual({ top: 0, bottom: 900 });
});

it('the window of rows follows what scrolls, in steps, and notifies only of a new one', () => {
  const place = { top: 100 };
  const sight = new Sight();
  const listener = vi.fn<() => void>();
  const leave = sight.watch(listener);
  expect(observe).toHaveBeenCalledExactlyOnceWith(document.body);
  sight.lookAt(rowsAt(place));
  const inner = window.innerHeight + 60;
  expect(sight.read()).toEqual({ top: -120, bottom: -120 + inner });
  place.top = 65;
  document.body.firstElementChild?.dispatchEvent(new Event('scroll'));
  expect(listener).toHaveBeenCalledOnce();
  place.top = -250;
  document.body.firstElementChild?.dispatchEvent(new Event('scroll'));
  expect(sight.read()).toEqual({ top: 240, bottom: 240 + inner });
  place.top = -310;
  resized();
  expect(sight.read().top).toBe(300);
  expect(listener).toHaveBeenCalledTimes(3);
  leave();
  expect(disconnect).toHaveBeenCalledOnce();
  place.top = -900;
  document.body.firstElementChild?.dispatchEvent(new Event('scroll'));
  expect([sight.read().top, listener.mock.calls.length]).toEqual([300, 3]);
});

it('the window of rows notices a window of another height', () => {
  const sight = new Sight();
  const body = rowsAt({ top: 10 });
  sight.lookAt(body);
  vi.stubGlobal('innerHeight', 400);
  sight.lookAt(body);
  expect(sight.read()).toEqual({ top: -60, bottom: 400 });
});

it('the window of rows ignores rows that are not in the page', () => {
  const sight = new Sight();
  const leave = sight.watch(() => undefined);
  expect(() => document.dispatchEvent(new Event('scroll'))).not.toThrow();
  sight.lookAt(document.createElement('div'));
  expect(sight.read()).toEqual({ top: 0, bottom: 900 });
  leave();
});
