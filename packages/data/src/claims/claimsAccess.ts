export const claimsAccess = {
  who: 'agent',
  role: 'Claims',
  restricted: true,
  feature: 'claims',
} as const;
