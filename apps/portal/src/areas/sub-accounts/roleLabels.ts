import type { Role } from '@agent-portal/data/endpoint';

/** The part of the portal that each role opens, as named in the navigation [S6]. */
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

/** The labels of the roles: 'Claims, List Bill', or 'No role'. */
export const rolesText = (roles: readonly Role[]) =>
  roles.length === Object.keys(roleLabels).length
    ? 'Every role'
    : roles.map((role) => roleLabels[role]).join('; ') || 'No role';
