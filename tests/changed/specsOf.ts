import { readdirSync } from 'node:fs';
import path from 'node:path';

const policies = ['areas/policies', 'shared/list', 'src/policies', 'src/lists', 'src/book'];
const frame = [
  'shell/frame',
  'src/layouts',
  'ui/src/frame',
  'AppFrame',
  'avigation',
  'src/routes',
  'src/Root',
];

/**
 * The files that an end-to-end test depends on, as parts of their paths, if its name does not say so. A
 * test fails if no file has a part of an entry.
 */
const concerns: Readonly<Record<string, readonly string[]>> = {
  accessible: ['sign-in', 'ui/src/theme'],
  activity: [
    'carrier/src/activity',
    'areas/account/activity',
    'session/queries',
    'data/src/activity',
  ],
  alerts: ['alerts', 'outbox'],
  alertsSent: ['carrier/src/alerts', 'outbox', 'otifications'],
  firstRequests: [...policies, 'src/early', 'src/router'],
  assign: ['carrier/src/work', 'portal/src/work', 'follow-ups'],
  breadcrumbs: ['Breadcrumbs', 'trailOf', 'useTrail', 'src/routes', 'src/access'],
  severalStatements: ['commissions/statement', 'streamZip'],
  uploads: ['uploads', 'take-action', 'FileUpload'],
  translation: ['pageTranslation'],
  visitorDisplay: ['shell/display', 'shared/display', 'frame/Footer'],
  calendar: ['calendar', 'shared/settings', 'follow-ups', 'deadlines'],
  cases: ['/cases', 'outbox', 'shared/list', 'src/lists'],
  clients: [
    '/clients',
    'palette',
    'src/search',
    'cells/ClientLink',
    'withClientIds',
    '/commissions',
  ],
  commissions: ['commissions', 'debt', 'shared/list', 'src/lists'],
  commissionCsv: ['commissions', 'streamCsv'],
  commissionsRows: ['commissions'],
  counts: ['business', 'policies/pat', 'navigation/counts', 'session/identity'],
  cycles: ['commissions', 'shared/list'],
  discardedTab: ['shared/form'],
  deadlines: ['deadlines', 'shared/list', 'policies/lists'],
  density: ['DataTable', 'shared/list', 'policies/lists', 'policies/v2'],
  delivery: ['delivery', 'shared/form'],
  documents: [
    'src/documents',
    'policies/v2/v2Routes',
    'ExportButton',
    'DownloadButton',
    'saveFile',
  ],
  everyPage: ['src/routes', '/pages.ts', 'carrier/src/static', 'frame/frameCss'],
  faults: ['data/src/client', 'data/src/swr', 'portal/src/session'],
  firstPaint: ['src/early', 'portal/vite', 'index.html'],
  focusInSight: [...frame, 'PhoneListBar', 'shell/impersonation'],
  filterValues: ['policies/values', 'shared/list', 'ui/src/components/Combobox', 'early/'],
  followUps: ['follow-ups', 'policies/policy', 'shared/form'],
  forcedColors: ['ui/src/theme', 'ui/src/components/QuickTabs'],
  guards: ['src/access', 'src/routes', 'src/router', 'portal/src/session', 'src/features'],
  hierarchy: ['hierarchy', 'TreeTable', 'shared/list'],
  hostileContent: ['src/content', 'areas/content', 'shared/html', 'carrier/src/static'],
  impersonation: ['mpersonation', 'portal/src/session', 'carrier/src/session'],
  keyboard: ['ui/src/components', 'policies/lists', 'policies/policy'],
  lapseDesk: ['lapse', 'book/pastDue', 'policies/v2', 'policies/lists'],
  largeText: ['styles.ts', 'ui/src/components', 'frame/', 'ui/src/theme'],
  launchers: ['launchers'],
  links: ['policies/v2', 'hierarchy', '/groups', '/cases', 'commissions'],
  listKit: ['shared/list', 'src/lists'],
  lists: policies,
  monitoring: ['monitoring', 'data/src/config'],
  myBusiness: ['business', '/today/', 'take-action'],
  narrow: [...frame, 'shared/list'],
  newVersion: ['reloadOnStaleChunk', 'carrier/src/static', 'portal/vite', 'shared/form'],
  notificationsPanel: ['otifications'],
  offline: ['data/src/client', 'data/src/swr', 'portal/src/session', 'shared/list'],
  staleData: ['src/router', 'data/src/swr', 'policies/policy', '/cases', '/groups'],
  onlySpecification: ['contract', 'openapi', 'data/src/endpoint'],
  order: [...policies, 'src/early', 'data/src/swr'],
  palette: ['alette', 'src/search', 'navigation/routeOf'],
  paletteActions: ['alette', 'src/search', 'account/', 'session/logOut'],
  password: ['sign-in/password', 'data/src/password', 'areas/account/security'],
  phone: [...frame, 'ui/src/components', 'shared/list'],
  policyActions: ['policies/actions', 'policies/policy', 'shared/form'],
  policyReason: ['policies/policy', 'policies/reason', 'policies/lists', 'policies/v2'],
  print: ['print', 'DataTable', 'TreeTable', 'shared/list/notes'],
  production: ['production', 'shared/list', 'TreeTable'],
  productionAccess: ['production', 'src/access', 'business'],
  quickTabs: ['shared/list'],
  rail: [...frame],
  reason: ['impersonation', 'mpersonation'],
  savedViews: ['saved-views', 'shared/list'],
  selection: ['/selection', 'SelectionTable', 'shared/list'],
  secondStep: ['second-step', 'carrier/src/session'],
  secondVersions: ['policies/v2', 'shared/list', 'src/lists'],
  sessions: ['carrier/src/session', 'areas/account/activity', 'areas/account/security'],
  settings: ['areas/account', 'src/user-data'],
  // The whole story, from sign-in to sign-out.
  story: ['packages/', 'apps/'],
  threeTabs: ['client/session', 'portal/src/session'],
  users: ['sub-accounts', 'outbox'],
  watch: ['watch', 'notifications'],
  uncutOptions: ['components/Field', 'PhoneListBar', 'commissions'],
};

const lists = ['shared/list', 'src/lists'];

/** The areas of a spec. Without an entry, it is the area of its name. */
export const concernsOf = (spec: string): readonly string[] =>
  concerns[spec] ?? [`/${spec.replaceAll(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)}/`, ...lists];

const folder = path.join(import.meta.dirname, '../e2e');

/** The folder of each end-to-end test, by its name. */
const places: ReadonlyMap<string, string> = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => [path.basename(file, '.spec.ts'), path.dirname(file)]),
);

export const specs = [...places.keys()].toSorted();

const ofProduct = /^(packages|apps)\/.*\.(tsx?|css|sql|json|html)$/;
const ofTests = /\.(test|stories)\.tsx?$/;

/** The end-to-end tests that a change of these files can break. */
export function specsOf(files: readonly string[]): readonly string[] {
  const changed = files.filter((file) => ofProduct.test(file) && !ofTests.test(file));
  return specs.filter(
    (spec) =>
      files.includes(path.posix.join('tests/e2e', places.get(spec) ?? '', `${spec}.spec.ts`)) ||
      changed.some((file) => concernsOf(spec).some((part) => `/${file}`.includes(part))),
  );
}
