/** Window widths at which layouts change, in px at the default text size of 16 px. */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1280, wide: 1640 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** The text size for which widths in px are written: the usual default of browsers. */
const usualText = 16;

/**
 * A breakpoint, or another width in px, in em. In a media query an em is the text size that the
 * reader's browser is set to, so larger text gets the layout of a narrower window.
 */
export const emOf = (at: Breakpoint | number) =>
  `${(typeof at === 'number' ? at : breakpoints[at]) / usualText}em`;

/** A media condition: windows narrower than a breakpoint. */
export const below = (at: Breakpoint | number) => `(width < ${emOf(at)})`;

/** A media condition: windows from a breakpoint on. */
export const from = (at: Breakpoint | number) => `(width >= ${emOf(at)})`;
