/** Whose portal this is: the one place to change for another carrier (docs/architecture.md). */
export const carrierName = 'Northfield Mutual';

/** The help desk of every message (decisions, 3). */
export const helpDesk = {
  /** Ten digits. */
  phone: '8005550142',
  hours: 'Monday to Thursday 7 a.m. to 6 p.m., Friday 7 a.m. to 5 p.m. CST',
} as const;
