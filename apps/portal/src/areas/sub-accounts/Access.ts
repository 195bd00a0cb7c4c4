import type { Role } from '@agent-portal/data/endpoint';
import type { SubAccount } from '@agent-portal/data/sub-accounts/contract';

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
