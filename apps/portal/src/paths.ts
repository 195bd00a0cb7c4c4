/** Every link of the portal is built here, so that a route's address stands in one place [S2]. */
export const paths = {
  home: () => '/home',
  pending: () => '/pending',
  policy: (policyNumber: string) => `/policy/${encodeURIComponent(policyNumber)}`,
  policyDetails: (policyNumber: string) => `${paths.policy(policyNumber)}/details`,
  policyRequirements: (policyNumber: string) => `${paths.policyDetails(policyNumber)}#requirements`,
  homeOfficeUser: () => '/home-office-user',
  accessRequired: () => '/accessRequired',
  error: () => '/error',
  /** A browser navigation: the carrier serves the login page and comes back to `returnUrl` [S7]. */
  login: (returnUrl: string) => `/auth/login?returnurl=${encodeURIComponent(returnUrl)}`,
  /** A browser navigation: the carrier ends the session [S7]. */
  logout: () => '/auth/logout',
} as const;
