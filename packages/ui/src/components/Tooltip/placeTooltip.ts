const tooltipPlacements = ['top', 'bottom', 'start', 'end'] as const;
/** The side of its element that a tooltip is on, if it fits; start and end follow the direction of the text. */
export type TooltipPlacement = (typeof tooltipPlacements)[number];

interface Measured {
  readonly trigger: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;
  readonly tooltip: { readonly width: number; readonly height: number };
  readonly sight: { readonly width: number; readonly height: number };
  readonly placement: TooltipPlacement;
  readonly isRtl: boolean;
}

/** Between an element and its tooltip, and between that and the edge of the window. */
const gap = 6;

const opposites = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/** Places a tooltip next to the middle of its element: on the wanted side, or opposite if it fits only there. */
export function placeTooltip({ trigger, tooltip, sight, placement, isRtl }: Measured) {
  const sides = isRtl ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const wanted = { top: 'top', bottom: 'bottom', start: sides[0], end: sides[1] } as const;
  const room = {
    top: trigger.top - tooltip.height,
    bottom: sight.height - trigger.bottom - tooltip.height,
    left: trigger.left - tooltip.width,
    right: sight.width - trigger.right - tooltip.width,
  };
  const first = wanted[placement];
  const second = opposites[first];
  const side = room[first] < 2 * gap && room[second] > room[first] ? second : first;
  const place = {
    top: { top: trigger.top - tooltip.height - gap },
    bottom: { top: trigger.bottom + gap },
    left: { left: trigger.left - tooltip.width - gap },
    right: { left: trigger.right + gap },
  }[side];
  const middle = {
    left: (trigger.left + trigger.right - tooltip.width) / 2,
    top: (trigger.top + trigger.bottom - tooltip.height) / 2,
    ...place,
  };
  const inside = (start: number, size: number, whole: number) =>
    Math.max(gap, Math.min(start, whole - size - gap));
  return {
    left: inside(middle.left, tooltip.width, sight.width),
    top: inside(middle.top, tooltip.height, sight.height),
  };
}
