/** The access to claims. */
export const claimsAccess = {
  who: 'agent',
  role: 'Claims',
  restricted: true,
  feature: 'claims',
} as const;
