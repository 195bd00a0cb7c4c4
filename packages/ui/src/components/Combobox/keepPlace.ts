import { placePopup } from './placePopup.ts';

/** The element around a list that scrolls, and so cuts the list off at its edges: the content of a sheet. */
function scrollerOf(popup: HTMLElement): HTMLElement | null {
  let around = popup.parentElement;
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) {
    around = around.parentElement;
  }
  return around === document.body || around === document.documentElement ? null : around;
}

/** The part of the window in which a list can be seen. */
function sightOf(popup: HTMLElement) {
  const inSight = window.visualViewport;
  const top = inSight?.offsetTop ?? 0;
  const bottom = top + (inSight?.height ?? window.innerHeight);
  const scroller = scrollerOf(popup)?.getBoundingClientRect();
  const from = Math.max(top, scroller?.top ?? top);
  const to = Math.min(bottom, scroller?.bottom ?? bottom);
  return { top: from, height: to - from, width: window.innerWidth };
}

function place(popup: HTMLElement): void {
  const field = popup.parentElement ?? popup;
  popup.style.removeProperty('max-block-size');
  const { side, edge, room } = placePopup({
    field: field.getBoundingClientRect(),
    popup: { height: popup.offsetHeight, width: popup.offsetWidth },
    sight: sightOf(popup),
  });
  popup.dataset['side'] = side;
  popup.dataset['edge'] = edge;
  popup.style.setProperty('max-block-size', `${room}px`);
}

/** Keeps a list that is open where it has room, also once a phone's keyboard has come up or its options have loaded. */
export function keepPlace(popup: HTMLElement | null): (() => void) | undefined {
  if (!popup) return undefined;
  const again = () => place(popup);
  const resized = new ResizeObserver(again);
  resized.observe(popup);
  again();
  window.visualViewport?.addEventListener('resize', again);
  return () => {
    resized.disconnect();
    window.visualViewport?.removeEventListener('resize', again);
  };
}
