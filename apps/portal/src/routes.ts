import { accessRules } from './access/accessRules.ts';
import { startContentPage } from './areas/content/contentPageQuery.ts';
import { paths } from './paths.ts';
import type { Address } from './shared/address.ts';
import { type PortalRoute, type Rest, row, rowsOf } from './PortalRoute.ts';
import type { latePages } from './latePages.ts';
import { productionRoutes } from './productionRoutes.ts';

export type { PortalRoute } from './PortalRoute.ts';

const { everyone, signedIn, policies, commissions, listBill, production, claims, groups } =
  accessRules;

/** What the content service has at the address. */
const content = {
  load: async () => (await import('./areas/content/ContentPage.tsx')).ContentPage,
  startData: startContentPage,
};

/** The areas that are not built yet show one page, which says so. */
const coming = { load: async () => (await import('./areas/coming/ComingPage.tsx')).ComingPage };
const settingsComing = {
  load: async () => (await import('./areas/account/SettingsComingPage.tsx')).SettingsComingPage,
};

/** A page that no visit begins with: where its code stands is not known before one is opened. */
const late = (id: keyof typeof latePages): Rest => ({
  load: async () => (await import('./latePages.ts')).latePages[id].load(),
  startData: async (address) => (await import('./latePages.ts')).latePages[id].startData(address),
});

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
  row('my-business', '/my-business', 'My Business', signedIn, {
    load: async () => (await import('./areas/business/MyBusinessPage.tsx')).MyBusinessPage,
    startData: async () => (await import('./areas/business/startMyBusiness.ts')).startMyBusiness(),
  }),

  row('pat', '/pat', 'Policy Overview', policies, {
    load: async () => (await import('./areas/policies/pat/PatPage.tsx')).PatPage,
    startData: async () =>
      (await import('./areas/policies/pat/statusCountsQuery.ts')).startStatusCounts(),
  }),
  row('pending', '/pending', 'Pending', policies, {
    knowsViewAs: true,
    newVersion: paths.v2(paths.pending()),
    load: async () => (await import('./areas/policies/lists/PendingPage.tsx')).PendingPage,
    startData: rowsOf(
      async () => (await import('./areas/policies/lists/pendingList.tsx')).pendingList,
    ),
  }),
  row('active', '/active', 'Active', policies, {
    knowsViewAs: true,
    newVersion: paths.v2(paths.active()),
    load: async () => (await import('./areas/policies/lists/ActivePage.tsx')).ActivePage,
    startData: rowsOf(
      async () => (await import('./areas/policies/lists/issuedLists.tsx')).activeList,
    ),
  }),
  row('terminated', '/terminated', 'Terminated', policies, {
    knowsViewAs: true,
    newVersion: paths.v2(paths.terminated()),
    load: async () => (await import('./areas/policies/lists/TerminatedPage.tsx')).TerminatedPage,
    startData: rowsOf(
      async () => (await import('./areas/policies/lists/issuedLists.tsx')).terminatedList,
    ),
  }),
  row('pending-v2', '/pending-v2', 'Pending', policies, {
    knowsViewAs: true,
    load: async () => (await import('./areas/policies/v2/PendingV2Page.tsx')).PendingV2Page,
    startData: rowsOf(
      async () => (await import('./areas/policies/v2/pendingV2List.tsx')).pendingV2List,
    ),
  }),
  row('active-v2', '/active-v2', 'Active', policies, {
    knowsViewAs: true,
    load: async () => (await import('./areas/policies/v2/ActiveV2Page.tsx')).ActiveV2Page,
    startData: rowsOf(
      async () => (await import('./areas/policies/v2/issuedV2Lists.tsx')).activeV2List,
    ),
  }),
  row('terminated-v2', '/terminated-v2', 'Terminated', policies, {
    knowsViewAs: true,
    load: async () => (await import('./areas/policies/v2/TerminatedV2Page.tsx')).TerminatedV2Page,
    startData: rowsOf(
      async () => (await import('./areas/policies/v2/issuedV2Lists.tsx')).terminatedV2List,
    ),
  }),
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

  row('follow-ups', '/follow-ups', 'Follow-ups', policies, {
    ...late('follow-ups'),
  }),

  row('contracting', '/contracting', 'Contracting', accessRules.contracting, content),
  row('commissions', '/commissions', 'Commissions', commissions, {
    ...late('commissions'),
  }),
  row('debt', '/commissions/debt', 'Debt', commissions, {
    ...late('debt'),
  }),
  row('list-bill', '/list-bill', 'List Bill', listBill, late('list-bill')),
  row('list-bill-group', '/list-bill/:groupId', 'Group', listBill, {
    titleOf: ({ groupId }) => `List bills of group ${groupId}`,
    ...late('list-bill-group'),
  }),
  row('list-bill-bill', '/list-bill/:groupId/:listBillId', 'Bill', listBill, {
    titleOf: ({ listBillId }) => `List bill ${listBillId}`,
    ...late('list-bill-bill'),
  }),
  row('tax-forms', '/tax-forms', 'Tax Forms', accessRules.taxForms, {
    ...late('tax-forms'),
  }),
  row('case-management', '/case-management', 'Case Management', accessRules.cases, {
    knowsViewAs: true,
    ...late('case-management'),
  }),
  row('case', '/case-management/:id', 'Case', accessRules.cases, {
    titleOf: ({ id }) => `Case ${id}`,
    load: async () => (await import('./areas/cases/case/CasePage.tsx')).CasePage,
  }),
  row('hierarchy', '/hierarchy', 'Hierarchy', accessRules.hierarchy, {
    knowsViewAs: true,
    ...late('hierarchy'),
  }),

  // Whoever has business in a branch is led on to it; the page is for those who have none [S2].
  row('production-credit', '/production-credit', 'Production Credit', production, {
    load: async () =>
      (await import('./areas/production/NoBusinessTypePage.tsx')).NoBusinessTypePage,
  }),
  ...productionRoutes,

  row('claims', '/claims', 'Claims', claims, {
    load: async () => (await import('./areas/claims/search/ClaimsPage.tsx')).ClaimsPage,
  }),
  row('claims-results', '/claims/results', 'Claims Results', claims, {
    ...late('claims-results'),
  }),
  row('group-inventory', '/group-inventory', 'Group Inventory', groups, {
    load: async () => (await import('./areas/groups/GroupInventoryPage.tsx')).GroupInventoryPage,
    startData: rowsOf(async () => (await import('./areas/groups/groupsList.tsx')).groupsList),
  }),
  row('group', '/group-inventory/:id', 'Group', groups, {
    titleOf: ({ id }) => `Group ${id}`,
    load: async () => (await import('./areas/groups/details/GroupPage.tsx')).GroupPage,
    startData: async (address) =>
      (await import('./areas/groups/startGroup.ts')).startGroup(address),
  }),

  row('account-settings', '/account-settings', 'Account Settings', accessRules.settings, {
    redirectTo: 'profile',
  }),
  row('profile', '/account-settings/profile', 'Profile', accessRules.profile, settingsComing),
  row('alerts', '/account-settings/alerts', 'Alerts', accessRules.settingsPage, settingsComing),
  row('delivery', '/account-settings/policy', 'Policy', accessRules.settingsPage, settingsComing),
  row('users', '/account-settings/users', 'Users', accessRules.users, settingsComing),
  row('help', '/account-settings/help', 'Help', accessRules.help, {
    load: async () => (await import('./areas/account/HelpPage.tsx')).HelpPage,
  }),

  launcher('illustration-pro', 'Illustration Pro'),
  launcher('life-portraits', 'Life Portraits'),
  launcher('ipipeline', 'iPipeline'),
  launcher('awps', 'AWPS'),
  launcher('wps', 'WPS'),
  launcher('individual-forms', 'Individual Forms Library'),
  launcher('worksite-forms', 'Worksite Forms Library'),

  row('individual-forms-page', '/forms-launcher/individual', 'Individual Forms', everyone, content),
  row('worksite-forms-page', '/forms-launcher/worksite', 'Worksite Forms', everyone, content),

  row('home-office-user', '/home-office-user', 'Act for an agent', accessRules.homeOfficeLanding, {
    load: async () => (await import('./areas/account/HomeOfficeUserPage.tsx')).HomeOfficeUserPage,
  }),
  row('access-required', '/accessRequired', 'Access required', everyone, {
    load: async () => (await import('./areas/account/AccessRequiredPage.tsx')).AccessRequiredPage,
  }),
  row('requires-ping', '/requires-ping', 'Single sign-on account required', everyone, {
    load: async () => (await import('./areas/account/RequiresPingPage.tsx')).RequiresPingPage,
  }),
  row('account-confirmation', '/account-confirmation', 'Account confirmation', everyone, {
    layout: 'banner-only',
    load: async () =>
      (await import('./areas/account/AccountConfirmationPage.tsx')).AccountConfirmationPage,
  }),
  row('error', '/error', 'Something went wrong', everyone, {
    load: async () => (await import('./areas/account/ErrorRoutePage.tsx')).ErrorRoutePage,
  }),
  row('content', '*', '', accessRules.content, content),
];
