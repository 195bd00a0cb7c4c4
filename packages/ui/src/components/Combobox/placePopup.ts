/** Where a list hangs from its field, and how high it may be; pixels. */
export interface Place {
  readonly side: 'top' | 'bottom';
  readonly edge: 'start' | 'end';
  readonly room: number;
}

interface Measured {
  /** The field, in the coordinates of the window. */
  readonly field: { readonly top: number; readonly bottom: number; readonly left: number };
  /** The height of the whole list. */
  readonly popup: { readonly height: number; readonly width: number };
  /** The part of the window in sight: a phone's keyboard covers the rest. */
  readonly sight: { readonly top: number; readonly height: number; readonly width: number };
}

/** The distance between a list and the edge of the window. */
const gap = 8;

/** Three rows: with less room the list covers other parts of the page. */
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
