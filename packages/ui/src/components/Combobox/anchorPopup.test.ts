// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anchorPopup, placeList, placePopup } from './anchorPopup.ts';

const observed: Element[] = [];
let resize: () => void;
const disconnect = vi.fn<() => void>();

beforeEach(() => {
  observed.length = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        resize = report;
      }
      observe = (element: Element) => void observed.push(element);
      disconnect = disconnect;
    },
  );
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('innerWidth', 400);
});
afterEach(() => {
  disconnect.mockReset();
  document.body.innerHTML = '';
  document.body.removeAttribute('style');
});

/** A list of 300 by 200 pixels, and its field at this height. */
function drawn(top: number, { left = 20, attributes = '' } = {}) {
  document.body.innerHTML = `<main><div><section ${attributes}><ul role="listbox"></ul></section></div></main>`;
  const [scroller, field, popup] = ['main', 'div', 'section'].map((name) =>
    document.querySelector<HTMLElement>(name)!,
  ) as [HTMLElement, HTMLElement, HTMLElement];
  const place = { top };
  field.getBoundingClientRect = () => new DOMRect(left, place.top, 250, 40);
  Object.defineProperty(popup, 'offsetHeight', { value: 200, configurable: true });
  Object.defineProperty(popup, 'offsetWidth', { value: 300 });
  return { scroller, field, popup, place, list: popup.querySelector('ul')! };
}
const placeOf = ({ style, dataset }: HTMLElement) => [
  dataset['side'],
  style.left,
  style.top,
  style.bottom,
  style.maxBlockSize,
];

describe('an open list', () => {
  it('is below its field, as wide as it, and as high as the room there', () => {
    const { popup } = drawn(100);
    placeList(popup);
    expect(placeOf(popup)).toEqual(['bottom', '20px', '140px', 'auto', '652px']);
    expect(popup.style.getPropertyValue('--field-width')).toBe('250px');
  });

  it('is above its field, from the end of the page', () => {
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(780);
    const { popup } = drawn(700);
    placeList(popup);
    expect(placeOf(popup)).toEqual(['top', '20px', 'auto', '80px', '692px']);
  });

  it('stays inside of the page without its scroll bar', () => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(310);
    const { popup } = drawn(100, { left: 50 });
    placeList(popup);
    expect(popup.style.left).toBe('0px');
  });

  it('is in the part that the keyboard of a phone leaves', () => {
    vi.stubGlobal('visualViewport', { offsetTop: 50, height: 400 });
    const { popup } = drawn(300);
    placeList(popup);
    expect(placeOf(popup)).toEqual(['top', '20px', 'auto', '-300px', '242px']);
  });

  it('ends with its field where text runs from right to left', () => {
    const { popup } = drawn(100, { left: 100, attributes: 'style="direction: rtl"' });
    placeList(popup);
    expect(popup.style.left).toBe('50px');
  });

  it('is limited by what scrolls around it, and not by the page', () => {
    const { popup, scroller } = drawn(100);
    scroller.getBoundingClientRect = () => new DOMRect(0, 80, 400, 300);
    scroller.style.overflowY = 'scroll';
    placeList(popup);
    expect(popup.style.maxBlockSize).toBe('232px');
    scroller.style.overflowY = 'visible';
    document.body.style.overflowY = 'auto';
    document.body.getBoundingClientRect = () => new DOMRect(0, 80, 400, 300);
    placeList(popup);
    expect(popup.style.maxBlockSize).toBe('652px');
    Reflect.deleteProperty(document.body, 'getBoundingClientRect');
  });

  it('keeps its scroll position while it is measured', () => {
    const { popup, list } = drawn(100);
    list.scrollTop = 30;
    Object.defineProperty(popup, 'offsetHeight', {
      get: () => {
        list.scrollTop = 0;
        return 200;
      },
    });
    placeList(popup);
    expect(list.scrollTop).toBe(30);
  });
});

describe('an open list that stays in its place', () => {
  it('is none without an element', () => {
    expect(anchorPopup(null)).toBeUndefined();
  });

  it('shows above the page, and follows its size, its field and the page', () => {
    const { popup, field } = drawn(100, { attributes: 'popover="manual"' });
    const show = vi.fn<() => void>();
    Object.assign(popup, { popover: 'manual', showPopover: show });
    const stop = anchorPopup(popup);
    expect(show).toHaveBeenCalledOnce();
    expect(observed).toEqual([popup, field, document.body]);
    stop?.();
  });

  it.each([
    [
      'the window has another size',
      (_popup: HTMLElement) => window.dispatchEvent(new Event('resize')),
    ],
    [
      'what is around it scrolls',
      () => document.querySelector('main')!.dispatchEvent(new Event('scroll')),
    ],
    ['the page scrolls', () => document.dispatchEvent(new Event('scroll'))],
  ])('moves where %s, until it closes', (_name, happens) => {
    const { popup, place } = drawn(100);
    const stop = anchorPopup(popup);
    place.top = 150;
    happens(popup);
    expect(popup.style.top).toBe('190px');
    stop?.();
    place.top = 200;
    happens(popup);
    expect(popup.style.top).toBe('190px');
  });

  it('moves where a phone opens its keyboard, until it closes', () => {
    const viewport = Object.assign(new EventTarget(), { offsetTop: 0, height: 800 });
    vi.stubGlobal('visualViewport', viewport);
    const { popup, place } = drawn(100);
    const stop = anchorPopup(popup);
    place.top = 150;
    viewport.dispatchEvent(new Event('resize'));
    expect(popup.style.top).toBe('190px');
    stop?.();
    place.top = 200;
    viewport.dispatchEvent(new Event('resize'));
    expect(popup.style.top).toBe('190px');
  });

  it('moves when its options have loaded, until it closes', () => {
    const { popup } = drawn(600);
    const stop = anchorPopup(popup);
    const before = popup.dataset['side'];
    Object.defineProperty(popup, 'offsetHeight', { value: 50 });
    resize();
    expect([before, popup.dataset['side']]).toEqual(['top', 'bottom']);
    stop?.();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('stays where its options scroll', () => {
    const { popup, place, list } = drawn(100);
    const stop = anchorPopup(popup);
    place.top = 150;
    list.dispatchEvent(new Event('scroll'));
    expect(popup.style.top).toBe('140px');
    stop?.();
  });
});

describe('the place of a list', () => {
  const popup = { height: 320, width: 352 };
  const sight = { top: 0, height: 800, width: 390 };
  const field = (top: number, left = 16, width = 200) => ({
    top,
    bottom: top + 44,
    left,
    right: left + width,
  });

  describe('the list of a combobox', () => {
    it('is above the keyboard of a phone, and no higher than the room that is left', () => {
      const withKeyboard = { ...sight, height: 460 };
      expect(placePopup({ field: field(100), popup, sight: withKeyboard })).toEqual({
        side: 'bottom',
        left: 16,
        room: 308,
      });
      expect(placePopup({ field: field(300), popup, sight: withKeyboard })).toMatchObject({
        side: 'top',
        room: 292,
      });
    });

    it('takes the scroll position of a phone into account', () => {
      const scrolled = { ...sight, top: 250, height: 460 };
      expect(placePopup({ field: field(300), popup, sight: scrolled })).toMatchObject({
        side: 'bottom',
        room: 358,
      });
    });

    it('has three rows, whatever room there is', () => {
      expect(placePopup({ field: field(40), popup, sight: { ...sight, height: 100 } }).room).toBe(
        120,
      );
    });

    it('stays in what scrolls around its field, while it has five rows there', () => {
      const scroller = { top: 60, height: 500 };
      expect(placePopup({ field: field(300), popup, sight, scroller })).toMatchObject({
        side: 'top',
        room: 232,
      });
      const low = { top: 60, height: 400 };
      expect(placePopup({ field: field(240), popup, sight, scroller: low })).toMatchObject({
        side: 'bottom',
        room: 508,
      });
    });

    it('ends with its field where it would leave the window', () => {
      expect(placePopup({ field: field(100, 180), popup, sight }).left).toBe(28);
    });

    it('starts at the right of its field where text runs from right to left', () => {
      expect(placePopup({ field: field(100, 180), popup, sight, isRtl: true }).left).toBe(28);
      expect(placePopup({ field: field(100), popup, sight, isRtl: true }).left).toBe(16);
    });

    it('never leaves the window', () => {
      const middle = field(100, 95);
      expect(placePopup({ field: middle, popup, sight }).left).toBe(30);
      expect(placePopup({ field: middle, popup, sight, isRtl: true }).left).toBe(8);
    });
  });
});
