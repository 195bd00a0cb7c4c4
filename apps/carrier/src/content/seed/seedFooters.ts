const helpDesk =
  'Help desk <a href="tel:+18005550142">(800) 555-0142</a>, Monday to Thursday 7 a.m. to 6 p.m., ' +
  'Friday 7 a.m. to 5 p.m. CST';

const rights = '<p>© 2026 Northfield Mutual Life Insurance Company, Northfield, Minnesota</p>';

/** The footers of Northfield Mutual, the default one among them [S3]. */
export const seedFooters = [
  {
    id: 1,
    isDefault: true,
    footerText: `${rights}<p>${helpDesk}. For agent use only: not for distribution to the public.</p>`,
    slugs: [],
  },
  {
    id: 2,
    isDefault: false,
    footerText:
      `${rights}<p>${helpDesk}.</p><p><a href="/help">Help</a> · ` +
      '<a href="https://www.northfield.example/privacy">Privacy</a> · ' +
      '<a href="https://www.northfield.example/accessibility">Accessibility</a></p>',
    slugs: ['/home', '/public/help', '/public/underwriting-guide'],
  },
  {
    id: 3,
    isDefault: false,
    footerText:
      `${rights}<p>Products are underwritten by Northfield Mutual and are not available in all states. ` +
      'Guarantees depend on the claims-paying ability of the company. Policy forms NM-TL-24, ' +
      `NM-WL-24, NM-FA-23 and NM-WA-25 or state variations.</p><p>${helpDesk}.</p>`,
    slugs: [
      '/public/products/term-life',
      '/public/products/whole-life',
      '/public/products/fixed-annuity',
      '/public/products/worksite-accident',
    ],
  },
];
