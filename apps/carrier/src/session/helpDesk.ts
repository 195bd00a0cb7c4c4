/** The help desk's phone and hours, the same in every message (decisions, 3). */
export const helpDesk = {
  phone: '(800) 555-0142',
  phoneLink: 'tel:+18005550142',
  hours: 'Monday to Thursday 7 a.m. to 6 p.m., Friday 7 a.m. to 5 p.m. CST',
} as const;
