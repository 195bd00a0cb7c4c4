// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPlace } from './keepPlace.ts';

let resize: () => void;
const disconnect = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        resize = report;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

it('places a list again when its options have loaded, until it closes', () => {
  document.body.innerHTML = '<div><ul></ul></div>';
  const [field, list] = [document.querySelector('div')!, document.querySelector('ul')!];
  const bottom = window.innerHeight - 100;
  field.getBoundingClientRect = () => new DOMRect(0, bottom - 40, 200, 40);
  Object.defineProperty(list, 'offsetHeight', { value: 50, configurable: true });
  const stop = keepPlace(list);
  const before = list.dataset['side'];
  Object.defineProperty(list, 'offsetHeight', { value: 400, configurable: true });
  resize();
  expect(list.dataset['side']).not.toBe(before);
  stop?.();
  expect(disconnect).toHaveBeenCalledOnce();
});
