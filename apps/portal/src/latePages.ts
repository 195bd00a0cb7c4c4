import { type PortalRoute, rowsOf } from './PortalRoute.ts';

/** The code of a page, and what starts its first data. */
type LatePage = Required<Pick<PortalRoute, 'load'>> & Pick<PortalRoute, 'startData'>;

/** The pages that few visits begin with, by the id of their row in routes.ts. */
const pages = {
  'my-business': {
    load: async () => (await import('./areas/business/MyBusinessPage.tsx')).MyBusinessPage,
    startData: async () => (await import('./areas/business/startMyBusiness.ts')).startMyBusiness(),
  },
  'pending-v2': {
    load: async () => (await import('./areas/policies/v2/PendingV2Page.tsx')).PendingV2Page,
    startData: rowsOf(
      async () => (await import('./areas/policies/v2/pendingV2List.tsx')).pendingV2List,
    ),
  },
  'active-v2': {
    load: async () => (await import('./areas/policies/v2/ActiveV2Page.tsx')).ActiveV2Page,
    startData: rowsOf(
      async () => (await import('./areas/policies/v2/issuedV2Lists.tsx')).activeV2List,
    ),
  },
  'terminated-v2': {
    load: async () => (await import('./areas/policies/v2/TerminatedV2Page.tsx')).TerminatedV2Page,
    startData: rowsOf(
      async () => (await import('./areas/policies/v2/issuedV2Lists.tsx')).terminatedV2List,
    ),
  },
  'follow-ups': {
    load: async () => (await import('./areas/follow-ups/FollowUpsPage.tsx')).FollowUpsPage,
    startData: rowsOf(
      async () => (await import('./areas/follow-ups/followUpsList.tsx')).followUpsList,
    ),
  },
  commissions: {
    load: async () => (await import('./areas/commissions/CommissionsPage.tsx')).CommissionsPage,
    startData: async (address) =>
      (await import('./areas/commissions/firstData.ts')).startCommissions(address),
  },
  debt: {
    load: async () => (await import('./areas/commissions/debt/DebtPage.tsx')).DebtPage,
    startData: async (address) =>
      (await import('./areas/commissions/firstData.ts')).startDebt(address),
  },
  'list-bill': {
    load: async () => (await import('./areas/list-bills/BillGroupsPage.tsx')).BillGroupsPage,
    startData: rowsOf(
      async () => (await import('./areas/list-bills/billGroupsList.tsx')).billGroupsList,
    ),
  },
  'list-bill-group': {
    load: async () => (await import('./areas/list-bills/GroupBillsPage.tsx')).GroupBillsPage,
    startData: async (address) =>
      (await import('./areas/list-bills/firstData.ts')).startGroupBills(address),
  },
  'list-bill-bill': {
    load: async () => (await import('./areas/list-bills/ListBillPage.tsx')).ListBillPage,
    startData: async (address) =>
      (await import('./areas/list-bills/firstData.ts')).startListBill(address),
  },
  'tax-forms': {
    load: async () => (await import('./areas/tax-forms/TaxFormsPage.tsx')).TaxFormsPage,
    startData: rowsOf(
      async () => (await import('./areas/tax-forms/taxFormsList.tsx')).taxFormsList,
    ),
  },
  'case-management': {
    load: async () =>
      (await import('./areas/cases/list/CaseManagementPage.tsx')).CaseManagementPage,
    startData: rowsOf(async () => (await import('./areas/cases/list/caseList.tsx')).caseList),
  },
  case: { load: async () => (await import('./areas/cases/case/CasePage.tsx')).CasePage },
  'production-credit': {
    load: async () =>
      (await import('./areas/production/NoBusinessTypePage.tsx')).NoBusinessTypePage,
  },
  claims: { load: async () => (await import('./areas/claims/search/ClaimsPage.tsx')).ClaimsPage },
  'claims-results': {
    load: async () =>
      (await import('./areas/claims/results/ClaimsResultsPage.tsx')).ClaimsResultsPage,
    startData: rowsOf(
      async () => (await import('./areas/claims/results/claimsList.tsx')).claimsList,
    ),
  },
  help: { load: async () => (await import('./areas/account/HelpPage.tsx')).HelpPage },
  'home-office-user': {
    load: async () => (await import('./areas/account/HomeOfficeUserPage.tsx')).HomeOfficeUserPage,
  },
  'account-confirmation': {
    load: async () =>
      (await import('./areas/account/AccountConfirmationPage.tsx')).AccountConfirmationPage,
  },
  hierarchy: {
    load: async () => (await import('./areas/hierarchy/HierarchyPage.tsx')).HierarchyPage,
    startData: async (address) =>
      (await import('./areas/hierarchy/firstData.ts')).startHierarchy(address),
  },
  'group-inventory': {
    load: async () => (await import('./areas/groups/GroupInventoryPage.tsx')).GroupInventoryPage,
    startData: rowsOf(async () => (await import('./areas/groups/groupsList.tsx')).groupsList),
  },
  group: {
    load: async () => (await import('./areas/groups/details/GroupPage.tsx')).GroupPage,
    startData: async (address) =>
      (await import('./areas/groups/startGroup.ts')).startGroup(address),
  },
  profile: {
    load: async () => (await import('./areas/account/profile/ProfilePage.tsx')).ProfilePage,
  },
  alerts: {
    load: async () => (await import('./areas/account/alerts/AlertsPage.tsx')).AlertsPage,
    startData: async () => (await import('./areas/account/alerts/startAlerts.ts')).startAlerts(),
  },
  delivery: {
    load: async () => (await import('./areas/account/delivery/DeliveryPage.tsx')).DeliveryPage,
  },
  users: {
    load: async () => (await import('./areas/account/users/UsersPage.tsx')).UsersPage,
  },
  activity: {
    load: async () => (await import('./areas/account/activity/ActivityPage.tsx')).ActivityPage,
    startData: rowsOf(
      async () => (await import('./areas/account/activity/activityList.tsx')).activityList,
    ),
  },
  security: {
    load: async () => (await import('./areas/account/security/SecurityPage.tsx')).SecurityPage,
  },
  pat: {
    load: async () => (await import('./areas/policies/pat/PatPage.tsx')).PatPage,
    startData: async () =>
      (await import('./areas/policies/pat/statusCountsQuery.ts')).startStatusCounts(),
  },
} satisfies Record<string, LatePage>;

export type LatePageId = keyof typeof pages;

export const pageOf = (id: LatePageId): LatePage => pages[id];
