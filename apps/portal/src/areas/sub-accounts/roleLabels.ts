import type { Role } from '@agent-portal/data/endpoint';

/** What each role opens, as the navigation names it [S6]. */
export const roleLabels: Readonly<Record<Role, string>> = {
  PendingActiveTerminated: 'Pending, Active, Terminated',
  Contracting: 'Contracting',
  CommissionsAgentDebt: 'Commissions and Debt',
  ListBill: 'List Bill',
  TaxForms: 'Tax Forms',
  Production: 'Production Credit',
  Claims: 'Claims',
  CaseManagement: 'Case Management',
  Hierarchy: 'Hierarchy',
  WorksiteParticipation: 'Group Inventory',
};

/** The roles in words: 'Claims, List Bill'; 'No role' where there is none. */
export const rolesText = (roles: readonly Role[]) =>
  roles.length === Object.keys(roleLabels).length
    ? 'Every role'
    : roles.map((role) => roleLabels[role]).join('; ') || 'No role';
