/** The role and the feature that all calls of commissions and debt share; historical access may make them [S4]. */
export const commissionsAccess = {
  who: 'agent',
  role: 'CommissionsAgentDebt',
  restricted: false,
  feature: 'commissions',
} as const;
