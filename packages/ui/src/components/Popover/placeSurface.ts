/** Where a surface is in the window, and how high it may be; pixels. */
interface SurfacePlace {
  readonly top?: number;
  readonly bottom?: number;
  readonly left?: number;
  readonly right?: number;
  readonly maxHeight: number;
}

interface Measured {
  readonly trigger: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;
  readonly surface: { readonly width: number; readonly height: number };
  readonly sight: { readonly width: number; readonly height: number };
  /** Between the trigger and the surface. */
  readonly offset: number;
  readonly placement: PopoverPlacement;
}

/** The least distance between a surface and the edge of the window. */
const gap = 12;

/** Places a surface below its trigger, or above it if it fits only there, always inside the window. */
export function placeSurface({
  trigger,
  surface,
  sight,
  offset,
  placement,
}: Measured): SurfacePlace {
  const below = sight.height - trigger.bottom - offset - gap;
  const above = trigger.top - offset - gap;
  const isAbove = below < surface.height && above > below;
  // The side that the content does not grow to stays in place.
  const mostInline = Math.max(gap, sight.width - surface.width - gap);
  const inside = (distance: number) => Math.min(Math.max(gap, distance), mostInline);
  return {
    ...(isAbove
      ? { bottom: sight.height - trigger.top + offset }
      : { top: trigger.bottom + offset }),
    ...(placement === 'bottom end'
      ? { right: inside(sight.width - trigger.right) }
      : { left: inside(trigger.left) }),
    maxHeight: Math.max(0, isAbove ? above : below),
  };
}

/** Under the trigger, in line with its start or its end. */
const popoverPlacements = ['bottom start', 'bottom end'] as const;
export type PopoverPlacement = (typeof popoverPlacements)[number];
