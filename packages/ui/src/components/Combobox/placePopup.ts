/** Where a list is next to its field, and how high it may be; pixels. */
interface Place {
  readonly side: 'top' | 'bottom';
  /** From the left edge of the window. */
  readonly left: number;
  readonly room: number;
}

/** A part of the window, from top to bottom. */
export interface Sight {
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
