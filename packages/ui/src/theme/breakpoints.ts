/** Widths of the window, in px, at which layouts change, and what changes there. */
export const breakpoints = {
  sm: { from: 480, use: 'Larger phones; short fields may stand beside each other.' },
  md: {
    from: 768,
    use: 'Tables are tables; under it their rows are cards, and dialogs sheets [S2].',
  },
  lg: { from: 1024, use: 'A second column stands beside the first.' },
  xl: { from: 1280, use: 'The cards of a dashboard stand in more columns.' },
  wide: { from: 1640, use: 'Popovers stand further from their trigger [S9].' },
} as const;
