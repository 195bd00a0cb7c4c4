/** Window widths at which layouts change, in px at the default text size of 16 px. */
export const breakpoints = {
  sm: { from: 480, use: 'Larger phones; short fields may be next to each other.' },
  md: {
    from: 768,
    use: 'Tables are tables; under it their rows are cards, and dialogs sheets [S2].',
  },
  lg: { from: 1024, use: 'A second column is next to the first.' },
  xl: { from: 1280, use: 'The cards of a dashboard are in more columns.' },
  wide: { from: 1640, use: 'Popovers are further from their trigger [S9].' },
} as const;
type Breakpoint = keyof typeof breakpoints;

/** The text size for which widths in px are written: the usual default of browsers. */
const usualText = 16;

/**
 * A breakpoint, or another width in px, in em. In a media query an em is the text size that the
 * reader's browser is set to, so larger text gets the layout of a narrower window.
 */
export const emOf = (at: Breakpoint | number) =>
  `${(typeof at === 'number' ? at : breakpoints[at].from) / usualText}em`;

/** A media condition: windows narrower than a breakpoint. */
export const below = (at: Breakpoint | number) => `(width < ${emOf(at)})`;

/** A media condition: windows from a breakpoint on. */
export const from = (at: Breakpoint | number) => `(width >= ${emOf(at)})`;
