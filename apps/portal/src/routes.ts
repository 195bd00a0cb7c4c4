import type { ComponentType } from 'react';
import { accessRules } from './access/accessRules.ts';
import type { RouteNeeds } from './access/needs.ts';
import { startPending } from './areas/policies/pendingQuery.ts';
import { startPolicy } from './areas/policies/policyQuery.ts';
import type { Address } from './shared/address.ts';
import type { LayoutName } from './shared/routeHandle.ts';

/** What a page's module must hold. */
interface PageModule {
  readonly Page: ComponentType;
}

/** One row of the sitemap. */
export interface PortalRoute {
  readonly id: string;
  /** Address pattern; the first is canonical, the others are aliases [S2]. */
  readonly paths: readonly [string, ...string[]];
  /** Title of the document and, for most pages, its h1. */
  readonly title: string;
  readonly layout: LayoutName;
  readonly needs: RouteNeeds;
  /** Where a bare address leads instead, relative to itself. */
  readonly redirectTo?: string;
  readonly load?: () => Promise<PageModule>;
  /** Starts the page's first data beside its code; settles once it is there, and never rejects. */
  readonly startData?: (address: Address) => Promise<void>;
}

/** A launcher opens the tool of a third party; `new` opens it in a new tab. No login [S2]. */
const launcher = (id: string, title: string): PortalRoute => ({
  id,
  paths: [`/${id}/:new?`],
  title,
  layout: 'navigation',
  needs: accessRules.everyone,
  load: () => import('./areas/launchers/LauncherPage.tsx'),
});

/** The sitemap: ONE table. Guards, titles, menus and the router are derived from it [S2]. */
export const routes: readonly PortalRoute[] = [
  {
    id: 'home',
    paths: ['/home', '/'],
    title: 'Home',
    layout: 'navigation',
    needs: accessRules.everyone,
    load: () => import('./areas/content/HomePage.tsx'),
  },
  {
    id: 'pending',
    paths: ['/pending'],
    title: 'Pending',
    layout: 'navigation',
    needs: accessRules.policies,
    load: () => import('./areas/policies/PendingPage.tsx'),
    startData: startPending,
  },
  {
    id: 'policy',
    paths: ['/policy/:id'],
    title: 'Policy',
    layout: 'navigation',
    needs: accessRules.policies,
    redirectTo: 'details',
  },
  {
    id: 'policy-details',
    paths: ['/policy/:id/details'],
    title: 'Policy details',
    layout: 'navigation',
    needs: accessRules.policies,
    load: () => import('./areas/policies/PolicyDetailsPage.tsx'),
    startData: startPolicy,
  },
  launcher('illustration-pro', 'Illustration Pro'),
  launcher('life-portraits', 'Life Portraits'),
  launcher('ipipeline', 'iPipeline'),
  launcher('awps', 'AWPS'),
  launcher('wps', 'WPS'),
  launcher('individual-forms', 'Individual forms'),
  launcher('worksite-forms', 'Worksite forms'),
  {
    id: 'home-office-user',
    paths: ['/home-office-user'],
    title: 'Home office',
    layout: 'navigation',
    needs: accessRules.homeOfficeLanding,
    load: () => import('./areas/account/HomeOfficeUserPage.tsx'),
  },
  {
    id: 'access-required',
    paths: ['/accessRequired'],
    title: 'Access required',
    layout: 'navigation',
    needs: accessRules.everyone,
    load: () => import('./areas/account/AccessRequiredPage.tsx'),
  },
  {
    id: 'error',
    paths: ['/error'],
    title: 'Something went wrong',
    layout: 'navigation',
    needs: accessRules.everyone,
    load: () => import('./areas/account/ErrorRoutePage.tsx'),
  },
  {
    id: 'not-found',
    paths: ['*'],
    title: 'Page not found',
    layout: 'navigation',
    needs: accessRules.everyone,
    load: () => import('./areas/content/NotFoundPage.tsx'),
  },
];
