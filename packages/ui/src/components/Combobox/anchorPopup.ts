import { showPopover } from '../Popover/showPopover.ts';

/** The element around a field that scrolls: the content of a sheet. */
function scrollerOf(field: Element): Sight | undefined {
  let around = field.parentElement;
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) {
    around = around.parentElement;
  }
  if (!around || around === document.body || around === document.documentElement) return undefined;
  return around.getBoundingClientRect();
}

/** The part of two that both show. */
function common(one: Sight, other: Sight): Sight {
  const top = Math.max(one.top, other.top);
  return { top, height: Math.min(one.top + one.height, other.top + other.height) - top };
}

/** Places an open list next to its field. */
export function placeList(popup: HTMLElement): void {
  const anchor = popup.parentElement ?? popup;
  const field = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const inSight = window.visualViewport;
  const sight = { top: inSight?.offsetTop ?? 0, height: inSight?.height ?? window.innerHeight };
  const scroller = scrollerOf(anchor);
  const { style } = popup;
  const list = popup.querySelector('[role="listbox"]');
  const scrolled = list?.scrollTop;
  // Without the limit of its previous place.
  style.removeProperty('max-block-size');
  style.setProperty('--field-width', `${field.width}px`);
  const { side, left, room } = placePopup({
    field,
    popup: { height: popup.offsetHeight, width: popup.offsetWidth },
    sight: { ...sight, width: clientWidth || window.innerWidth },
    scroller: scroller && common(sight, scroller),
    isRtl: getComputedStyle(popup).direction === 'rtl',
  });
  popup.dataset['side'] = side;
  style.left = `${left}px`;
  style.top = side === 'bottom' ? `${field.bottom}px` : 'auto';
  style.bottom = side === 'top' ? `${clientHeight - field.top}px` : 'auto';
  style.setProperty('max-block-size', `${room}px`);
  if (list && scrolled !== undefined) list.scrollTop = scrolled;
}

/**
 * Shows a list above the page and its dialogs, and keeps it next to its field, also once a phone's
 * keyboard has come up, its options have loaded, or what is around it scrolls.
 */
export function anchorPopup(popup: HTMLElement | null): (() => void) | undefined {
  if (!popup) return undefined;
  const again = () => placeList(popup);
  const onScroll = ({ target }: Event) => {
    if (!(target instanceof Node && popup.contains(target))) again();
  };
  showPopover(popup);
  const resized = new ResizeObserver(again);
  for (const element of [popup, popup.parentElement, document.body])
    if (element) resized.observe(element);
  again();
  const listening = new AbortController();
  const { signal } = listening;
  window.visualViewport?.addEventListener('resize', again, { signal });
  window.addEventListener('resize', again, { signal });
  document.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
  return () => {
    resized.disconnect();
    listening.abort();
  };
}

/** Where a list is next to its field, and how high it may be; pixels. */
interface Place {
  readonly side: 'top' | 'bottom';
  /** From the left edge of the window. */
  readonly left: number;
  readonly room: number;
}

/** A part of the window, from top to bottom. */
interface Sight {
  readonly top: number;
  readonly height: number;
}

interface Measured {
  /** The field, in the coordinates of the window. */
  readonly field: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;
  /** The size of the whole list. */
  readonly popup: { readonly height: number; readonly width: number };
  /** The part of the window that is visible: a phone's keyboard covers the rest. */
  readonly sight: Sight & { readonly width: number };
  /** The part that scrolls around the field, which the list leaves only for lack of room. */
  readonly scroller?: Sight | undefined;
  /** The text runs from right to left. */
  readonly isRtl?: boolean;
}

/** The distance between a list and the edge of the window. */
const gap = 8;

/** Three rows: with less room the list covers other parts of the page. */
const least = 120;

/** Five rows: a list with less room in its scroller leaves that. */
const enough = 200;

function sideIn({ top, height }: Sight, { field, popup }: Measured) {
  const above = field.top - top - gap;
  const below = top + height - field.bottom - gap;
  const side = below < popup.height && above > below ? 'top' : 'bottom';
  return { side, room: side === 'top' ? above : below } as const;
}

/** The left edge: the list starts with its field, or ends with it, and never leaves the window. */
function leftIn({ field, popup, sight, isRtl }: Measured): number {
  const most = sight.width - popup.width - gap;
  const fromLeft = field.left;
  const fromRight = field.right - popup.width;
  const [start, end] = isRtl ? [fromRight, fromLeft] : [fromLeft, fromRight];
  const fits = (left: number) => left >= 0 && left + popup.width <= sight.width;
  return [start, end].find(fits) ?? Math.max(gap, Math.min(start, most));
}

/**
 * Places a list where it has room: below its field if it fits or has more there, and in the direction of
 * the text if it fits.
 */
export function placePopup(measured: Measured): Place {
  const { popup, sight, scroller } = measured;
  const inner = scroller && sideIn(scroller, measured);
  const isEnough = inner && inner.room >= Math.min(popup.height, enough);
  const { side, room } = isEnough ? inner : sideIn(sight, measured);
  return { side, left: leftIn(measured), room: Math.max(least, room) };
}
