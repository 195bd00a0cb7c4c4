/** Only a path on our own origin is worth coming back to; the carrier holds the same (decisions, 1). */
const comingBack = (returnUrl: string) =>
  encodeURIComponent(/^\/(?!\/)[^\\\p{Cc}]*$/u.test(returnUrl) ? returnUrl : '/');

/** Every link of the portal is built here, so that a route's address stands in one place [S2]. */
export const paths = {
  home: () => '/home',
  pat: () => '/pat',
  pending: () => '/pending',
  active: () => '/active',
  terminated: () => '/terminated',
  /** All of a list, as a count has it: the router drops the view of the tab and the kept filters. */
  whole: (list: string) => `${list}?viewAs=`,
  /** The second version of a list. */
  v2: (list: string) => `${list}-v2`,
  policy: (policyNumber: string) => `/policy/${encodeURIComponent(policyNumber)}`,
  policyDetails: (policyNumber: string) => `${paths.policy(policyNumber)}/details`,
  /** A requirement of a policy, where it stands among the details. */
  policyRequirement: (policyNumber: string, requirementId: string) =>
    `${paths.policyDetails(policyNumber)}#${encodeURIComponent(requirementId)}`,
  /** The actions of a policy; with a requirement its form is about that one. */
  policyActions: (policyNumber: string, requirementId?: string) =>
    `${paths.policy(policyNumber)}/actions` +
    (requirementId ? `?requirement=${encodeURIComponent(requirementId)}` : ''),
  /** The user's follow-ups; all of them, or those that are due. */
  followUps: (state?: 'due') => (state ? `/follow-ups?state=${state}` : '/follow-ups'),
  commissions: () => '/commissions',
  debt: () => '/commissions/debt',
  productionCredit: (branch?: 'individual' | 'worksite') =>
    branch ? `/production-credit/${branch}` : '/production-credit',
  cases: () => '/case-management',
  case: (envelopeId: string) => `/case-management/${encodeURIComponent(envelopeId)}`,
  /** The groups that are billed; all of them, or those past due. */
  listBills: (tab?: 'pastDue') => (tab ? `/list-bill?${tab}=true` : '/list-bill'),
  /** A group's bills. */
  groupBills: (groupNumber: string) => `/list-bill/${encodeURIComponent(groupNumber)}`,
  /** A bill with its employees. */
  listBill: (groupNumber: string, billNumber: string) =>
    `${paths.groupBills(groupNumber)}/${encodeURIComponent(billNumber)}`,
  /** The hierarchy; with an agent its place in it. */
  hierarchy: (agentId?: string) =>
    `/hierarchy${agentId ? `?agent=${encodeURIComponent(agentId)}` : ''}`,
  contracting: () => '/contracting',
  claims: () => '/claims',
  claimsResults: () => '/claims/results',
  groupInventory: () => '/group-inventory',
  group: (groupNumber: string) => `/group-inventory/${encodeURIComponent(groupNumber)}`,
  taxForms: () => '/tax-forms',
  myBusiness: () => '/my-business',
  settings: (page: 'profile' | 'alerts' | 'policy' | 'users' | 'activity' | 'security' | 'help') =>
    `/account-settings/${page}`,
  /** The users page with its invitation open. */
  inviteUser: () => `${paths.settings('users')}?invite=true`,
  /** A topic of the help page, open. */
  helpTopic: (question: string) =>
    `${paths.settings('help')}?${new URLSearchParams({ topic: question })}`,
  homeOfficeUser: () => '/home-office-user',
  requiresPing: () => '/requires-ping',
  accessRequired: () => '/accessRequired',
  error: () => '/error',
  /** The error page of what is switched off. */
  unavailable: () => '/error?because=off',
  /** The carrier's own page about help, for whoever has no account settings. */
  help: () => '/help',
  /** A browser navigation: the carrier serves the login page and comes back to `returnUrl` [S7]. */
  login: (returnUrl: string) => `/auth/login?returnurl=${comingBack(returnUrl)}`,
  /** As `login`, for whose session ended in the middle of something: the login page says so. */
  loginAgain: (returnUrl: string) => `${paths.login(returnUrl)}&ended=session`,
  /** A browser navigation: as `login`, for single sign-on [S5, guard 4; S7]. */
  singleSignOn: (returnUrl: string) => `/profile/pinglogin?returnurl=${comingBack(returnUrl)}`,
  /** A browser navigation: the carrier ends the session [S7]. */
  logout: () => '/auth/logout',
} as const;
