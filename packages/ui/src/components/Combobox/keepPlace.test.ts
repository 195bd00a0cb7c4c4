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

it('places a list inside of the part that scrolls around it', () => {
  document.body.innerHTML =
    '<main style="overflow-y: auto"><div><ul></ul></div></main><footer></footer>';
  const [scroller, field] = [document.querySelector('main')!, document.querySelector('div')!];
  const list = document.querySelector('ul')!;
  scroller.getBoundingClientRect = () => new DOMRect(0, 60, 390, 500);
  field.getBoundingClientRect = () => new DOMRect(0, 300, 390, 44);
  Object.defineProperty(list, 'offsetHeight', { value: 300 });
  keepPlace(list)?.();
  expect(list.dataset['side']).toBe('top');
  expect(list.style.maxBlockSize).toBe('232px');
});
