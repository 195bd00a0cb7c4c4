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
 * What each end-to-end test is about, by parts of the paths of files. One that is about nothing alone
 * runs in `npm test` only; one that is missing here runs whatever of the product changed.
 */
export const concerns: Readonly<Record<string, readonly string[]>> = {
  accessible: ['session/login', 'ui/src/theme', 'src/layouts'],
  asked: [...policies, 'src/early', 'src/router'],
  breadcrumbs: ['Breadcrumbs', 'trailOf', 'useTrail', 'src/routes', 'src/access'],
  claims: ['claims', 'shared/list', 'src/lists'],
  commissions: ['commissions', 'debt', 'shared/list', 'src/lists'],
  documents: ['src/documents', 'policies/exports', 'ExportButton', 'DownloadButton', 'saveFile'],
  everyPage: [],
  faults: ['shell/errors', 'ErrorPage', 'data/src/client', 'data/src/swr', 'carrier/src/static'],
  forcedColors: ['ui/src/theme', 'tabs/', 'baseCss'],
  followUps: ['follow-ups', 'policies/policy', 'shared/form'],
  guards: ['src/access', 'src/routes', 'src/router', 'portal/src/session', 'src/features'],
  hostileContent: ['src/content', 'areas/content', 'shared/html', 'carrier/src/static'],
  identityFailures: ['impersonation', 'portal/src/session'],
  impersonation: ['mpersonation', 'portal/src/session', 'carrier/src/session'],
  keyboard: ['ui/src/components', 'policies/lists', 'policies/policy'],
  launchers: ['launchers'],
  listKit: ['shared/list', 'src/lists'],
  lists: policies,
  listVersions: ['shared/list', 'policies/lists', 'policies/v2'],
  monitoring: ['monitoring', 'data/src/config'],
  myBusiness: ['business'],
  narrow: [...frame, 'shared/list'],
  newVersion: ['reloadOnStaleChunk', 'carrier/src/static', 'portal/vite', 'shared/form'],
  notificationsPanel: ['otifications'],
  offline: ['data/src/client', 'data/src/swr', 'portal/src/session', 'shared/list'],
  onlySpecification: ['contract', 'openapi', 'data/src/endpoint'],
  order: [...policies, 'src/early', 'data/src/swr'],
  palette: ['alette', 'src/search', 'navigation/sitemap'],
  phone: [...frame, 'ui/src/components', 'shared/list'],
  policyActions: ['policies/actions', 'policies/policy', 'shared/form'],
  production: ['production', 'shared/list', 'TreeTable'],
  productionAccess: ['production', 'src/access', 'business'],
  rail: [...frame],
  savedViews: ['saved-views', 'shared/list'],
  secondResets: ['policies/v2', 'shared/list'],
  secondVersions: ['policies/v2', 'shared/list', 'src/lists'],
  settings: ['areas/account', 'src/user-data'],
  // From sign-in to sign-out.
  story: ['packages/', 'apps/'],
  threeTabs: ['client/session', 'portal/src/session'],
  watch: ['watch', 'notifications'],
};

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
      changed.some((file) => (concerns[spec] ?? ['']).some((part) => `/${file}`.includes(part))),
  );
}
