import type { RouteNeeds } from './needs.ts';

const settings = { login: true, feature: 'left_nav' } as const;
const production = { login: true, role: 'Production', feature: 'productioncredit' } as const;

/** Access rules of the sitemap as named data; several routes share one [S2, S5]. */
export const accessRules = {
  everyone: {},
  /** Any page of the content service without its own row in the sitemap. */
  content: { feature: 'productpage' },
  signedIn: { login: true },
  policies: { login: true, role: 'PendingActiveTerminated' },
  contracting: { login: true, role: 'Contracting', linkedAccount: true },
  commissions: { login: true, role: 'CommissionsAgentDebt', feature: 'commissions' },
  listBill: { login: true, role: 'ListBill', feature: 'listbill' },
  taxForms: { login: true, role: 'TaxForms', feature: 'taxforms' },
  cases: { login: true, role: 'CaseManagement', feature: 'casemanagement' },
  hierarchy: { login: true, role: 'Hierarchy' },
  production: { ...production, businessType: 'either' },
  individual: { ...production, businessType: 'Individual' },
  worksite: { ...production, businessType: 'Worksite' },
  claims: { login: true, role: 'Claims', feature: 'claims' },
  groups: { login: true, role: 'WorksiteParticipation' },
  /** The bare address, which redirects: home office without an agent has Help and Security. */
  settings: { ...settings, withoutAgent: true },
  settingsPage: { ...settings, audience: 'normal' },
  profile: { ...settings, audience: 'sso', notFor: 'home-office' },
  calendar: {
    ...settings,
    audience: 'normal',
    role: 'PendingActiveTerminated',
    notFor: 'home-office',
  },
  users: { ...settings, audience: 'normal', notFor: 'sub-account' },
  help: { ...settings, audience: 'normal', withoutAgent: true },
  homeOfficeLanding: { login: true, withoutAgent: true, homeOffice: true },
} as const satisfies Record<string, RouteNeeds>;

/** The features that at least one page needs. */
export const gatedFeatures = [
  ...new Set(Object.values<RouteNeeds>(accessRules).flatMap(({ feature }) => feature ?? [])),
];
