/** One entry of the carrier's navigation. */
export interface SeedItem {
  readonly text: string;
  readonly url?: string;
  /** Needs a login. */
  readonly locked?: true;
  readonly icon?: string;
  readonly children?: readonly SeedItem[];
}

const page = (text: string, url: string): SeedItem => ({ text, url });
const locked = (text: string, url: string): SeedItem => ({ text, url, locked: true });

const myWork: readonly SeedItem[] = [
  { text: 'Today', url: '/my-business', locked: true, icon: 'briefcase' },
  {
    text: 'Policies',
    icon: 'file-text',
    children: [
      locked('Policy Overview', '/pat'),
      locked('Pending', '/pending'),
      locked('Active', '/active'),
      locked('Terminated', '/terminated'),
      locked('Follow-ups', '/follow-ups'),
      locked('Deadlines', '/deadlines'),
    ],
  },
  {
    text: 'Commissions & Debt',
    icon: 'wallet',
    children: [locked('Commissions', '/commissions'), locked('Debt', '/commissions/debt')],
  },
  {
    text: 'Production Credit',
    icon: 'chart',
    children: [
      {
        text: 'Individual',
        children: [
          locked('Downline', '/production-credit/individual/downline'),
          locked('Products', '/production-credit/individual/products'),
          locked('Policy Detail', '/production-credit/individual/policy-detail'),
        ],
      },
      {
        text: 'Worksite',
        children: [
          locked('Products', '/production-credit/worksite/products'),
          locked('Agent', '/production-credit/worksite/agent'),
          locked('Group', '/production-credit/worksite/group'),
          locked('Policy Detail', '/production-credit/worksite/policy-detail'),
        ],
      },
    ],
  },
  {
    text: 'Service',
    icon: 'folder',
    children: [
      locked('Claims', '/claims'),
      locked('Case Management', '/case-management'),
      locked('List Bill', '/list-bill'),
      locked('Group Inventory', '/group-inventory'),
      locked('Tax Forms', '/tax-forms'),
    ],
  },
  {
    text: 'My Agency',
    icon: 'users',
    children: [locked('Hierarchy', '/hierarchy'), locked('Contracting', '/contracting')],
  },
];

const selling: readonly SeedItem[] = [
  {
    text: 'Products',
    icon: 'shield',
    children: [
      {
        text: 'Life & Annuities',
        children: [
          page('Term Life', '/products/term-life'),
          page('Whole Life', '/products/whole-life'),
          page('Fixed Annuity', '/products/fixed-annuity'),
        ],
      },
      {
        text: 'Worksite Benefits',
        children: [page('Worksite Accident', '/products/worksite-accident')],
      },
    ],
  },
  {
    text: 'Forms',
    icon: 'clipboard',
    children: [
      page('Individual Forms', '/forms-launcher/individual'),
      page('Worksite Forms', '/forms-launcher/worksite'),
    ],
  },
  {
    text: 'Tools',
    icon: 'wrench',
    children: [
      locked('Illustration Pro', '/illustration-pro/new'),
      locked('Life Portraits', '/life-portraits/new'),
      locked('iPipeline', '/ipipeline/new'),
      page('AWPS', '/awps/new'),
      page('WPS', '/wps/new'),
    ],
  },
  {
    text: 'Resources',
    icon: 'globe',
    children: [
      page('Continuing Education', 'https://education.northfield.example/agents'),
      page('Marketing Materials', 'https://marketing.northfield.example/'),
      page('Underwriting Guide', '/underwriting-guide'),
    ],
  },
  { text: 'Help', url: '/help', icon: 'help' },
];

/** The published navigation. The draft has the editors' changes. */
export const navigation: Readonly<Record<'draft' | 'published', readonly SeedItem[]>> = {
  published: [{ text: 'Home', url: '/home', icon: 'home' }, ...myWork, ...selling],
  draft: [
    { text: 'Home', url: '/home', icon: 'home' },
    ...myWork,
    ...selling,
    { text: 'Annuity Rates 2027', url: '/annuity-rates', icon: 'percent' },
  ],
};
