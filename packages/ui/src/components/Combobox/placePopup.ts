/** Where a list hangs from its field, and how high it may be; pixels. */
export interface Place {
  readonly side: 'top' | 'bottom';
  readonly edge: 'start' | 'end';
  readonly room: number;
}

interface Measured {
  /** The field, in the coordinates of the window. */
  readonly field: { readonly top: number; readonly bottom: number; readonly left: number };
  /** What the list would take, given all room. */
  readonly popup: { readonly height: number; readonly width: number };
  /** What of the window is in sight: a phone's keyboard covers the rest of it. */
  readonly sight: { readonly top: number; readonly height: number; readonly width: number };
}

/** Left free between a list and the edge of what is in sight. */
const gap = 8;

/** Three rows: with less room a list covers what it must. */
const least = 120;

/** Hangs a list where it has room: below if it fits or has more there, and to the start if it fits. */
export function placePopup({ field, popup, sight }: Measured): Place {
  const above = field.top - sight.top - gap;
  const below = sight.top + sight.height - field.bottom - gap;
  const isAbove = below < popup.height && above > below;
  return {
    side: isAbove ? 'top' : 'bottom',
    edge: field.left + popup.width > sight.width ? 'end' : 'start',
    room: Math.max(least, isAbove ? above : below),
  };
}
