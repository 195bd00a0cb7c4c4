import { accessRules } from '../../access/accessRules.ts';
import { type PortalRoute, wholeBook } from '../../PortalRoute.ts';

/** The tax forms of the user. */
export const pages: readonly PortalRoute[] = [
  {
    id: 'tax-forms',
    paths: ['/tax-forms'],
    title: 'Tax Forms',
    needs: accessRules.taxForms,
    ...wholeBook,
    lazy: () => import('./TaxFormsPage.tsx'),
  },
];
