/** The role and the feature that all calls of cases share; historical access may make none [S4]. */
export const casesAccess = {
  who: 'agent',
  role: 'CaseManagement',
  restricted: true,
  feature: 'casemanagement',
} as const;
