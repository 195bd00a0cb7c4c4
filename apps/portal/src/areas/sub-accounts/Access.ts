import type { Role } from '@agent-portal/data/endpoint';
import type { SubAccount } from '@agent-portal/data/sub-accounts/contract';

/** What a form about a user's access holds. */
export interface Access {
  readonly roles: readonly Role[];
  readonly endsOn: string | null;
  /** What stands in the field of the last day while it is none. */
  readonly draft: string | null;
  /** The last day that was read: it may have passed, and stay. */
  readonly former: string | null;
}

/** The access that a user has, or that a new one gets. */
export const accessOf = (user?: Pick<SubAccount, 'roles' | 'endsOn'>): Access => ({
  roles: user?.roles ?? [],
  endsOn: user?.endsOn ?? null,
  draft: null,
  former: user?.endsOn ?? null,
});
