import { accessRules } from '../../access/accessRules.ts';
import { type PortalRoute, wholeBook } from '../../PortalRoute.ts';

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
