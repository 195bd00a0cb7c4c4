import { placePopup } from './placePopup.ts';

function place(popup: HTMLElement): void {
  const field = popup.parentElement ?? popup;
  popup.style.removeProperty('max-block-size');
  const inSight = window.visualViewport;
  const { side, edge, room } = placePopup({
    field: field.getBoundingClientRect(),
    popup: { height: popup.offsetHeight, width: popup.offsetWidth },
    sight: {
      top: inSight?.offsetTop ?? 0,
      height: inSight?.height ?? window.innerHeight,
      width: window.innerWidth,
    },
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
