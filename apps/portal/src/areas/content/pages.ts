import { accessRules } from '../../access/accessRules.ts';
import type { PortalRoute } from '../../PortalRoute.ts';
import { startContentPage } from './contentPageQuery.ts';

const { everyone } = accessRules;

const content = {
  startData: startContentPage,
  lazy: () => import('./ContentPage.tsx'),
} as const;

/** The start page [S2]. */
export const home: PortalRoute = {
  id: 'home',
  paths: ['/home', '/'],
  title: 'Home',
  needs: everyone,
  startData: startContentPage,
  lazy: () => import('./HomePage.tsx'),
};

/** The other pages of the content service [S2]. */
export const pages: readonly PortalRoute[] = [
  {
    id: 'contracting',
    paths: ['/contracting'],
    title: 'Contracting',
    needs: accessRules.contracting,
    ...content,
  },
  {
    id: 'individual-forms-page',
    paths: ['/forms-launcher/individual'],
    title: 'Individual Forms',
    needs: everyone,
    ...content,
  },
  {
    id: 'worksite-forms-page',
    paths: ['/forms-launcher/worksite'],
    title: 'Worksite Forms',
    needs: everyone,
    ...content,
  },
  // Matches every other address.
  { id: 'content', paths: ['*'], title: '', needs: accessRules.content, ...content },
];
