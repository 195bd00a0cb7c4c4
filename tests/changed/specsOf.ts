const policies = ['areas/policies', 'shared/list', 'src/policies', 'src/lists', 'src/book'];
const frame = ['shell/frame', 'src/layouts', 'shell/navigation', 'src/routes', 'src/Root'];

/**
 * What each end-to-end test is about, by parts of the paths of files. One that is about nothing alone
 * runs in `npm test` only.
 */
export const concerns: Readonly<Record<string, readonly string[]>> = {
  accessible: ['session/login', 'ui/src/theme', 'src/layouts'],
  asked: [...policies, 'src/early', 'src/router'],
  breadcrumbs: ['Breadcrumbs', 'trailOf', 'useTrail', 'src/routes', 'src/access'],
  documents: ['src/documents', 'policies/exports', 'ExportButton', 'saveFile'],
  drift: ['fixtures', 'contract.ts', 'carrier/src', 'data/scripts'],
  everyPage: [],
  faults: ['shell/errors', 'data/src/client', 'data/src/swr', 'carrier/src/static'],
  guards: ['src/access', 'src/routes', 'src/router', 'portal/src/session', 'src/features'],
  hostileContent: ['src/content', 'areas/content', 'shared/html', 'carrier/src/static'],
  identityFailures: ['impersonation', 'portal/src/session'],
  impersonation: ['impersonation', 'portal/src/session', 'carrier/src/session'],
  keyboard: ['ui/src/components', 'policies/lists', 'policies/policy'],
  launchers: ['launchers'],
  lists: policies,
  monitoring: ['monitoring', 'data/src/config'],
  myBusiness: ['business'],
  narrow: [...frame, 'shared/list'],
  newVersion: ['reloadOnStaleChunk', 'carrier/src/static', 'portal/vite', 'shared/form'],
  notificationsPanel: ['notifications'],
  order: [...policies, 'src/early', 'data/src/swr'],
  palette: ['palette', 'src/search', 'navigation/sitemap'],
  phone: [...frame, 'ui/src/components', 'shared/list'],
  policyActions: ['policies/actions', 'policies/policy', 'shared/form'],
  savedViews: ['saved-views', 'shared/list'],
  secondResets: ['policies/v2', 'shared/list'],
  secondVersions: ['policies/v2', 'shared/list', 'src/lists'],
  settings: ['areas/account', 'src/user-data'],
  // From sign-in to sign-out: it runs whatever of the product changed.
  story: ['packages/', 'apps/'],
  threeTabs: ['client/session', 'portal/src/session'],
  watch: ['watch', 'notifications'],
};

const ofProduct = /^(packages|apps)\/.*\.(tsx?|css|sql|json|html)$/;
const ofTests = /\.(test|stories)\.tsx?$/;

/** The end-to-end tests that a change of these files can break. */
export function specsOf(files: readonly string[]): readonly string[] {
  const changed = files.filter((file) => ofProduct.test(file) && !ofTests.test(file));
  return Object.entries(concerns)
    .filter(([spec, parts]) => {
      const itself = `tests/e2e/${spec}.spec.ts`;
      return (
        files.includes(itself) ||
        changed.some((file) => parts.some((part) => `/${file}`.includes(part)))
      );
    })
    .map(([spec]) => spec);
}
