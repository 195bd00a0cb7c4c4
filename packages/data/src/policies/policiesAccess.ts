/** The role and the restriction that all policy calls share [S2, S4]. */
export const policiesAccess = {
  who: 'agent',
  role: 'PendingActiveTerminated',
  restricted: true,
} as const;
