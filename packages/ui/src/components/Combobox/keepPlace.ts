import { showPopover } from '../Popover/showPopover.ts';
import { placePopup, type Sight } from './placePopup.ts';

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
export function keepPlace(popup: HTMLElement | null): (() => void) | undefined {
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
