/** Only a path on the same origin is a valid return address; the carrier checks this too (decisions, 1). */
const comingBack = (returnUrl: string) =>
  encodeURIComponent(/^\/(?!\/)[^\\\p{Cc}]*$/u.test(returnUrl) ? returnUrl : '/');

/** All links of the portal are built here, so each route's address is defined in one place [S2]. */
export const paths = {
  home: () => '/home',
  pat: () => '/pat',
  pending: () => '/pending',
  active: () => '/active',
  terminated: () => '/terminated',
  /** The whole list that a count refers to: the router drops View as and the stored filters. */
  whole: (list: string) => `${list}?viewAs=`,
  /** The second version of a list. */
  v2: (list: string) => `${list}-v2`,
  policy: (policyNumber: string) => `/policy/${encodeURIComponent(policyNumber)}`,
  policyDetails: (policyNumber: string) => `${paths.policy(policyNumber)}/details`,
  /** A requirement of a policy, on the details page. */
  policyRequirement: (policyNumber: string, requirementId: string) =>
    `${paths.policyDetails(policyNumber)}#${encodeURIComponent(requirementId)}`,
  /** The actions of a policy; with a requirement, the form is about that requirement. */
  policyActions: (policyNumber: string, requirementId?: string) =>
    `${paths.policy(policyNumber)}/actions` +
    (requirementId ? `?requirement=${encodeURIComponent(requirementId)}` : ''),
  /** One person with all policies. */
  client: (clientId: string) => `/client/${encodeURIComponent(clientId)}`,
  /** The user's follow-ups: all of them, or only those that are due. */
  followUps: (state?: 'due') => (state ? `/follow-ups?state=${state}` : '/follow-ups'),
  /** The deadlines of the book: within 90 days, or within fewer. */
  deadlines: (days?: '7' | '30') => (days ? `/deadlines?days=${days}` : '/deadlines'),
  commissions: () => '/commissions',
  debt: () => '/commissions/debt',
  productionCredit: (branch?: 'individual' | 'worksite') =>
    branch ? `/production-credit/${branch}` : '/production-credit',
  cases: () => '/case-management',
  case: (envelopeId: string) => `/case-management/${encodeURIComponent(envelopeId)}`,
  /** The list bill groups: all of them, or only those past due. */
  listBills: (tab?: 'pastDue') => (tab ? `/list-bill?${tab}=true` : '/list-bill'),
  groupBills: (groupNumber: string) => `/list-bill/${encodeURIComponent(groupNumber)}`,
  listBill: (groupNumber: string, billNumber: string) =>
    `${paths.groupBills(groupNumber)}/${encodeURIComponent(billNumber)}`,
  /** The hierarchy; with an agent, that agent's place in it. */
  hierarchy: (agentId?: string) =>
    `/hierarchy${agentId ? `?agent=${encodeURIComponent(agentId)}` : ''}`,
  contracting: () => '/contracting',
  claims: () => '/claims',
  claimsResults: () => '/claims/results',
  claim: (claimNumber: string) => `/claims/${encodeURIComponent(claimNumber)}`,
  groupInventory: () => '/group-inventory',
  group: (groupNumber: string) => `/group-inventory/${encodeURIComponent(groupNumber)}`,
  taxForms: () => '/tax-forms',
  myBusiness: () => '/my-business',
  settings: (
    page: 'profile' | 'alerts' | 'policy' | 'users' | 'calendar' | 'activity' | 'security' | 'help',
  ) => `/account-settings/${page}`,
  /** The users page with the invitation form open. */
  inviteUser: () => `${paths.settings('users')}?invite=true`,
  /** The help page with a topic open. */
  helpTopic: (question: string) =>
    `${paths.settings('help')}?${new URLSearchParams({ topic: question })}`,
  homeOfficeUser: () => '/home-office-user',
  requiresPing: () => '/requires-ping',
  accessRequired: () => '/accessRequired',
  error: () => '/error',
  /** The error page for a feature that is off. */
  unavailable: () => '/error?because=off',
  /** The carrier's help page, for users without account settings. */
  help: () => '/help',
  /** A browser navigation: the carrier serves the login page, which returns to `returnUrl` [S7]. */
  login: (returnUrl: string) => `/auth/login?returnurl=${comingBack(returnUrl)}`,
  /** Like `login`, after a session has expired: the login page says so. */
  loginAgain: (returnUrl: string) => `${paths.login(returnUrl)}&ended=session`,
  /** A browser navigation: like `login`, for single sign-on [S5, guard 4; S7]. */
  singleSignOn: (returnUrl: string) => `/profile/pinglogin?returnurl=${comingBack(returnUrl)}`,
  /** A browser navigation: the carrier ends the session [S7]. */
  logout: () => '/auth/logout',
} as const;
