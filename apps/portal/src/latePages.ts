import { type Rest, rowsOf } from './PortalRoute.ts';

/** Pages that no visit begins with: their code and their first data, by the id of their row. */
export const latePages = {
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
  'claims-results': {
    load: async () =>
      (await import('./areas/claims/results/ClaimsResultsPage.tsx')).ClaimsResultsPage,
    startData: rowsOf(
      async () => (await import('./areas/claims/results/claimsList.tsx')).claimsList,
    ),
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
  hierarchy: {
    load: async () => (await import('./areas/hierarchy/HierarchyPage.tsx')).HierarchyPage,
    startData: async (address) =>
      (await import('./areas/hierarchy/firstData.ts')).startHierarchy(address),
  },
} satisfies Readonly<Record<string, Required<Pick<Rest, 'load' | 'startData'>>>>;
