import { accessRules } from './access/accessRules.ts';
import { startContentPage } from './areas/content/contentPageQuery.ts';
import type { RouteNeeds } from './access/needs.ts';
import { paths } from './paths.ts';
import type { Address } from './shared/address.ts';
import type { LatePageId } from './latePages.ts';
import { type PortalRoute, type Rest, row, rowsOf } from './PortalRoute.ts';
import { settingsTabs } from './shared/settingsTabs.ts';
import { productionRoutes } from './productionRoutes.ts';

export type { PortalRoute } from './PortalRoute.ts';

const { everyone, signedIn, policies, commissions, listBill, production, claims, groups } =
  accessRules;

/** What the content service has at the address. */
const content = {
  load: async () => (await import('./areas/content/ContentPage.tsx')).ContentPage,
  startData: startContentPage,
};

/** Code and first data of the pages that few visits begin with: loaded once the first page is on screen. */
export const latePages = () => import('./latePages.ts');

/** A row whose page is named in latePages.ts: a first visit of another page loads its address alone. */
const late = (
  id: LatePageId,
  path: string,
  title: string,
  needs: RouteNeeds,
  rest: Rest = {},
): PortalRoute =>
  row(id, path, title, needs, {
    load: async () => (await latePages()).pageOf(id).load(),
    startData: async (address) => (await latePages()).pageOf(id).startData?.(address),
    ...rest,
  });

/** Lists of the business of one agent, with its downline or without (decisions, 10). */
const views = { knowsViewAs: true, knowsViewOnly: true } as const satisfies Rest;

/** Pages of the whole book: they say so while the user views as one agent on other pages. */
const wholeBook = { ignoresViewAs: true } as const satisfies Rest;

/** A page of account settings. */
const settings = (
  id: LatePageId,
  page: string,
  title: string,
  needs: RouteNeeds = accessRules.settingsPage,
  rest?: Rest,
) => late(id, `/account-settings/${page}`, title, needs, rest);

/** A launcher opens the tool of a third party; `new` opens it in a new tab. No login [S2]. */
const launcher = (id: string, title: string): PortalRoute =>
  row(id, `/${id}/:new?`, title, everyone, {
    load: async () => (await import('./areas/launchers/LauncherPage.tsx')).LauncherPage,
  });

/** Schemas that no other page needs: loaded once the first page is on screen, ahead of the pages. */
export const policiesData = () => import('./areas/policies/firstData.ts');

/** What starts the first data of a second version's page, or of /policy/:id/actions. */
const v2 = (page: 'policy' | 'actions' | 'firstActions') => async (address: Address) =>
  (await import('./areas/policies/v2/firstData.ts')).startV2[page](address);

/** The pages of a policy, in both versions: the address says which one it is. */
const details = {
  titleOf: ({ id }) => `Policy ${id}`,
  load: async () =>
    (await import('./areas/policies/policy/details/PolicyDetailsPage.tsx')).PolicyDetailsPage,
} satisfies Rest;
const actions = {
  titleOf: ({ id }) => `Policy ${id}: actions`,
  load: async () =>
    (await import('./areas/policies/policy/actions/PolicyActionsPage.tsx')).PolicyActionsPage,
} satisfies Rest;

/** The sitemap: ONE table. Guards, titles, menus and the router are derived from it [S2]. */
export const routes: readonly PortalRoute[] = [
  {
    id: 'home',
    paths: ['/home', '/'],
    title: 'Home',
    needs: everyone,
    load: async () => (await import('./areas/content/HomePage.tsx')).HomePage,
    startData: startContentPage,
  },
  late('my-business', '/my-business', 'My Business', signedIn, wholeBook),

  late('pat', '/pat', 'Policy Overview', policies, wholeBook),
  row('pending', '/pending', 'Pending', policies, {
    ...views,
    newVersion: paths.v2(paths.pending()),
    load: async () => (await import('./areas/policies/lists/PendingPage.tsx')).PendingPage,
    startData: rowsOf(
      async () => (await import('./areas/policies/lists/pendingList.tsx')).pendingList,
    ),
  }),
  row('active', '/active', 'Active', policies, {
    ...views,
    newVersion: paths.v2(paths.active()),
    load: async () => (await import('./areas/policies/lists/ActivePage.tsx')).ActivePage,
    startData: rowsOf(
      async () => (await import('./areas/policies/lists/issuedLists.tsx')).activeList,
    ),
  }),
  row('terminated', '/terminated', 'Terminated', policies, {
    ...views,
    newVersion: paths.v2(paths.terminated()),
    load: async () => (await import('./areas/policies/lists/TerminatedPage.tsx')).TerminatedPage,
    startData: rowsOf(
      async () => (await import('./areas/policies/lists/issuedLists.tsx')).terminatedList,
    ),
  }),
  late('pending-v2', '/pending-v2', 'Pending', policies, views),
  late('active-v2', '/active-v2', 'Active', policies, views),
  late('terminated-v2', '/terminated-v2', 'Terminated', policies, views),
  row('policy', '/policy/:id', 'Policy', policies, { redirectTo: 'details' }),
  row('policy-details', '/policy/:id/details', 'Policy Details', policies, {
    ...details,
    startData: async (address) => (await policiesData()).startPolicy(address),
  }),
  row('policy-actions', '/policy/:id/actions', 'Policy Actions', policies, {
    ...actions,
    startData: v2('firstActions'),
  }),
  row('policy-v2', '/policy-v2/:status/:id', 'Policy', policies, { redirectTo: 'details-v2' }),
  row('policy-details-v2', '/policy-v2/:status/:id/details-v2', 'Policy Details', policies, {
    ...details,
    startData: v2('policy'),
  }),
  row('policy-actions-v2', '/policy-v2/:status/:id/actions-v2', 'Policy Actions', policies, {
    ...actions,
    startData: v2('actions'),
  }),

  late('follow-ups', '/follow-ups', 'Follow-ups', policies, wholeBook),

  row('contracting', '/contracting', 'Contracting', accessRules.contracting, content),
  late('commissions', '/commissions', 'Commissions', commissions, wholeBook),
  late('debt', '/commissions/debt', 'Debt', commissions, wholeBook),
  late('list-bill', '/list-bill', 'List Bill', listBill, wholeBook),
  late('list-bill-group', '/list-bill/:groupId', 'Group', listBill, {
    titleOf: ({ groupId }) => `List bills of group ${groupId}`,
  }),
  late('list-bill-bill', '/list-bill/:groupId/:listBillId', 'Bill', listBill, {
    titleOf: ({ listBillId }) => `List bill ${listBillId}`,
  }),
  late('tax-forms', '/tax-forms', 'Tax Forms', accessRules.taxForms, wholeBook),
  late('case-management', '/case-management', 'Case Management', accessRules.cases, views),
  late('case', '/case-management/:id', 'Case', accessRules.cases, {
    titleOf: ({ id }) => `Case ${id}`,
  }),
  late('hierarchy', '/hierarchy', 'Hierarchy', accessRules.hierarchy, { knowsViewAs: true }),

  // Whoever has business in a branch is led on to it; the page is for those who have none [S2].
  late('production-credit', '/production-credit', 'Production Credit', production),
  ...productionRoutes,

  late('claims', '/claims', 'Claims', claims, wholeBook),
  late('claims-results', '/claims/results', 'Claims Results', claims, wholeBook),
  late('group-inventory', '/group-inventory', 'Group Inventory', groups, wholeBook),
  late('group', '/group-inventory/:id', 'Group', groups, { titleOf: ({ id }) => `Group ${id}` }),

  row('account-settings', '/account-settings', 'Account Settings', accessRules.settings, {
    redirectTo: 'profile',
    // Home office has no profile [S5]: it gets the first page that it may open (decisions, 10).
    redirectFor: (session) => settingsTabs(session)[0]?.href,
  }),
  settings('profile', 'profile', 'Profile', accessRules.profile),
  settings('alerts', 'alerts', 'Alerts'),
  settings('delivery', 'policy', 'Policy'),
  settings('users', 'users', 'Users', accessRules.users),
  settings('activity', 'activity', 'Activity'),
  settings('security', 'security', 'Security', accessRules.help),
  settings('help', 'help', 'Help', accessRules.help),

  launcher('illustration-pro', 'Illustration Pro'),
  launcher('life-portraits', 'Life Portraits'),
  launcher('ipipeline', 'iPipeline'),
  launcher('awps', 'AWPS'),
  launcher('wps', 'WPS'),
  launcher('individual-forms', 'Individual Forms Library'),
  launcher('worksite-forms', 'Worksite Forms Library'),

  row('individual-forms-page', '/forms-launcher/individual', 'Individual Forms', everyone, content),
  row('worksite-forms-page', '/forms-launcher/worksite', 'Worksite Forms', everyone, content),

  late('home-office-user', '/home-office-user', 'Act for an agent', accessRules.homeOfficeLanding),
  row('access-required', '/accessRequired', 'Access required', everyone, {
    load: async () => (await import('./areas/account/AccessRequiredPage.tsx')).AccessRequiredPage,
  }),
  row('requires-ping', '/requires-ping', 'Single sign-on account required', everyone, {
    load: async () => (await import('./areas/account/RequiresPingPage.tsx')).RequiresPingPage,
  }),
  late('account-confirmation', '/account-confirmation', 'Account confirmation', everyone, {
    layout: 'banner-only',
  }),
  row('error', '/error', 'Something went wrong', everyone, {
    load: async () => (await import('./areas/account/ErrorRoutePage.tsx')).ErrorRoutePage,
  }),
  row('content', '*', '', accessRules.content, content),
];
