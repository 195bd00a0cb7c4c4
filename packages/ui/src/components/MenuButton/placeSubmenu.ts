interface Measured {
  readonly entry: Pick<DOMRect, 'top' | 'left' | 'right'>;
  readonly menu: { readonly width: number; readonly height: number };
  readonly sight: { readonly width: number; readonly height: number };
  readonly isRtl: boolean;
}

/** The least distance to the edge of the window, and how far the first entry is from the edge of its menu. */
const gap = 8;

/** Places a menu after its entry in the direction of the text, or before it where it fits only there. */
export function placeSubmenu({ entry, menu, sight, isRtl }: Measured) {
  const places = [entry.right, entry.left - menu.width];
  if (isRtl) places.reverse();
  const fits = (left: number) => left >= gap && left + menu.width <= sight.width - gap;
  const inside = (start: number, size: number, whole: number) =>
    Math.max(gap, Math.min(start, whole - size - gap));
  return {
    left: places.find(fits) ?? inside(places[0] ?? 0, menu.width, sight.width),
    top: inside(entry.top - gap, menu.height, sight.height),
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whether a point is within three others: the way of a pointer from an entry to the menu next to it. */
export function isInTriangle(point: Point, [a, b, c]: readonly [Point, Point, Point]): boolean {
  const side = (from: Point, to: Point) =>
    (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
  const sides = [side(a, b), side(b, c), side(c, a)];
  return sides.every((one) => one >= 0) || sides.every((one) => one <= 0);
}
