import { pages as account } from './areas/account/pages.ts';
import { pages as business } from './areas/business/pages.ts';
import { pages as cases } from './areas/cases/pages.ts';
import { pages as claims } from './areas/claims/pages.ts';
import { pages as clients } from './areas/clients/pages.ts';
import { pages as commissions } from './areas/commissions/pages.ts';
import { home, pages as content } from './areas/content/pages.ts';
import { pages as deadlines } from './areas/deadlines/pages.ts';
import { pages as followUps } from './areas/follow-ups/pages.ts';
import { pages as groups } from './areas/groups/pages.ts';
import { pages as hierarchy } from './areas/hierarchy/pages.ts';
import { pages as launchers } from './areas/launchers/pages.ts';
import { pages as listBills } from './areas/list-bills/pages.ts';
import { pages as policies } from './areas/policies/pages.ts';
import { pages as production } from './areas/production/pages.ts';
import { pages as subAccounts } from './areas/sub-accounts/pages.ts';
import { pages as taxForms } from './areas/tax-forms/pages.ts';
import type { PortalRoute } from './PortalRoute.ts';

/** The sitemap: the pages of all areas. Guards, titles, menus and the router are derived from it [S2]. */
export const routes: readonly PortalRoute[] = [
  home,
  ...business,
  ...policies,
  ...clients,
  ...followUps,
  ...deadlines,
  ...commissions,
  ...listBills,
  ...taxForms,
  ...cases,
  ...hierarchy,
  ...production,
  ...claims,
  ...groups,
  ...account,
  ...subAccounts,
  ...launchers,
  // Last, because one of its pages matches any address.
  ...content,
];
