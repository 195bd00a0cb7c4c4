/**
 * The carrier whose portal this is: its name, help desk and address. Pages, e-mails, PDFs and passkeys
 * read them here, so this is the one file to change for another carrier.
 */
export const carrier = {
  name: 'Northfield Mutual',
  /** The name on legal documents. */
  legalName: 'Northfield Mutual Life Insurance Company',
  addressLines: ['200 Division Street South', 'Northfield, MN 55057'],
  /** Where the company is registered, as footers say it. */
  seat: 'Northfield, Minnesota',
  /** The tax identification number. This one belongs to no employer: none begins with 00. */
  taxId: '00-1847260',
  /** The one help desk of every message (decisions, 3). */
  helpDesk: {
    phone: '(800) 555-0142',
    phoneLink: 'tel:+18005550142',
    hours: 'Monday to Thursday 7 a.m. to 6 p.m., Friday 7 a.m. to 5 p.m. CST',
  },
} as const;
