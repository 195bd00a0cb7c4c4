import { carrier } from '@agent-portal/data/carrier';

const { hours, phone, phoneLink } = carrier.helpDesk;
const helpDesk = `Help desk <a href="${phoneLink}">${phone}</a>, ${hours}`;

const rights = `<p>© 2026 ${carrier.legalName}, ${carrier.seat}</p>`;

/** The footers of the carrier's pages, the default one among them [S3]. */
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
      `${rights}<p>Products are underwritten by ${carrier.name} and are not available in all states. ` +
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
