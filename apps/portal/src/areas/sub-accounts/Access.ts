import type { Role } from '@agent-portal/data/endpoint';
import type { SubAccount } from '@agent-portal/data/sub-accounts/contract';

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

/** The values of a form about a user's access. */
export interface Access {
  readonly roles: readonly Role[];
  readonly endsOn: string | null;
  /** The text in the field for the last day while it is not a valid date. */
  readonly draft: string | null;
  /** The saved last day. The form accepts it even if it has passed. */
  readonly former: string | null;
}

/** The access of a user, or the default for a new one. */
export const accessOf = (user?: Pick<SubAccount, 'roles' | 'endsOn'>): Access => ({
  roles: user?.roles ?? [],
  endsOn: user?.endsOn ?? null,
  draft: null,
  former: user?.endsOn ?? null,
});
