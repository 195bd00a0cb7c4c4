/** A page that is measured: its first content, and what the user presses on it. */
export interface MeasuredPage {
  readonly address: string;
  /** The element with the first content, and the text that only the content has. */
  readonly content: readonly [selector: string, text: RegExp];
  /** The presses in order: a name, and a selector. */
  readonly presses: readonly (readonly [name: string, selector: string])[];
}

const text = (tag: string, words: string) => `//${tag}[starts-with(normalize-space(), '${words}')]`;
const named = (words: string) => `button[aria-label^="${words}"]`;
const filters = ['Filters', text('button', 'Filters')] as const;
const nextPage = ['Next page', named('Next page')] as const;
const exact = (tag: string, words: string) => `//main//${tag}[normalize-space()='${words}']`;

/** On every page. */
export const everywhere = [
  ['navigation group', text('nav//button', 'Service')],
  ['navigation toggle', 'button.frame-nav-toggle'],
  ['navigation toggle', 'button.frame-nav-toggle'],
] as const;

/** The pages that visits use most. The first is the one that others are compared with. */
export const pages: readonly [MeasuredPage, ...MeasuredPage[]] = [
  {
    address: '/pending',
    content: ['tbody', /NL\d/],
    presses: [
      ['sort', 'thead th button'],
      ['quick tab', text('main//button', 'Overdue')],
      ['quick tab', text('main//button', 'All')],
      nextPage,
      filters,
    ],
  },
  {
    address: '/my-business',
    content: ['main', /\$\d/],
    presses: [
      ['Show as table', text('main//button', 'Show as table')],
      ['See all notifications', text('main//button', 'See all')],
    ],
  },
  {
    address: '/policy/NL0018O0142/details',
    content: ['main', /Status since\S/],
    presses: [
      ['How it was calculated', named('How ')],
      ['tab Actions', exact('a', 'Actions')],
      ['tab Details', exact('a', 'Details')],
    ],
  },
  {
    address: '/commissions',
    content: ['tbody', /NL\d/],
    presses: [
      ['The year and its months', '//main//summary'],
      ['How it was calculated', named('How ')],
      ['sort', exact('button', 'Premium')],
      nextPage,
      filters,
      ['tab Writing agents', exact('a', 'Writing agents')],
    ],
  },
  {
    address: '/hierarchy',
    content: ['tbody', /\d{7}/],
    presses: [
      ['open a branch', named('Show the downline')],
      ['sort', exact('button', 'Agent')],
      filters,
      ['tab Appointments', exact('a', 'Appointments')],
    ],
  },
];

/** What opens at a press: its trigger, and what shows then. */
export const openings = {
  'profile menu': ['button[aria-haspopup="menu"][aria-label$="account"]', '[role="menu"]'],
  notifications: [named('Notifications'), '[role="dialog"]'],
  palette: ['button.frame-search', 'dialog[open] [role="listbox"]'],
  filters: [filters[1], '[data-part="commands"]'],
  'More commands': [named('More commands'), '[role="menu"]'],
} as const;

/** Pages that are visited twice: each address, and the element whose text changes with the page. */
export const secondVisits = [
  ['/claims', 'main h1'],
  ['/home', 'main h1'],
  ['/account-settings/help', 'main h1'],
  ['/pending', 'main h1'],
] as const;
