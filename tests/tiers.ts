const tier = process.env['TEST_TIER'];
/** Whether `npm test` runs. */
export const isMiddleTier = tier === 'middle';
/** Whether `npm run test:full` runs. */
export const isFullTier = tier === 'full';

/**
 * Test files that run only in the full tier (`npm run test:full`), each with the test of the same rule
 * in `npm test`. They are matrices, or long tests that kill processes.
 */
export const fullTierOnly: Readonly<Record<string, string>> = {
  'apps/carrier/src/seed/oldBooks.test.ts':
    'steps.test.ts of the carrier: the list bills of an old book, and the steps of every book',
  'tests/faults/brokenFolder.test.ts': 'openFolder.test.ts of the carrier',
  'tests/faults/failover.test.ts': 'failures.test.ts and connection.test.ts of the carrier',
  'tests/faults/lock.test.ts': 'openFolder.test.ts of the carrier',
  'tests/faults/killed.test.ts': 'killed.test.ts of the carrier, on the embedded database',
  'tests/faults/seedSteps.test.ts': 'steps.test.ts of the carrier, on the embedded database',
  'tests/faults/settings.test.ts': 'config.test.ts of the carrier, without processes',
  'tests/package/package.test.ts':
    'the types and the build of the portal, which use the same sources',
  'tests/security/access/accessMatrix.test.ts':
    'gates.test.ts of the carrier and the access of each endpoint, and the tests of each area',
  'tests/security/loginFlood.test.ts': 'password.test.ts and createQueue.test.ts of the carrier',
  'tests/security/fuzz.test.ts': 'server.fuzz.test.ts of the carrier, with fewer requests',
};

const oneSeed = 'the books of three more seeds; `npm test` tests the book of all other tests';

/** Files that `npm test` runs in part, each with what it leaves to the full tier, and why. */
export const partInMiddleTier: Readonly<Record<string, string>> = {
  'apps/carrier/src/commissions/manySeeds.test.ts': oneSeed,
  'apps/carrier/src/groups/manySeeds.test.ts': oneSeed,
  'apps/carrier/src/list-bills/manySeeds.test.ts': oneSeed,
  'apps/carrier/src/production/identities.test.ts': oneSeed,
  'apps/carrier/src/tax-forms/manySeeds.test.ts': oneSeed,
  'apps/carrier/src/db/engine/killed.test.ts': 'two of three rounds',
  'apps/carrier/src/http/gates.test.ts':
    'calls while their feature is on: the tests of each area make its calls',
  'apps/carrier/src/server.fuzz.test.ts': 'four of five random requests',
  'apps/portal/src/areas/policies/lists/policyListRows.test.tsx': 'four of five random orders',
  'apps/portal/src/testing/failuresOfTier.ts':
    'seven of eleven kinds of failure, which the client handles itself or like the others',
  'tests/engines/differences.test.ts': 'accounts that read parts of the same book',
  'tests/faults/alerts.test.ts': 'four of eight rounds',
  'tests/faults/engines.ts': 'stops on PostgreSQL: the process has the same code on both engines',
  'tests/faults/lifecycle.test.ts': 'SIGINT, which has the handler of SIGTERM',
  'tests/sizes/sizes.test.ts': 'five of six components',
  'tests/e2e/support.ts': 'axe on pages of the built portal: it runs on their stories',
  '.storybook/leaveOutKnown.ts': 'axe on elements that a story before has shown',
  '.storybook/phoneWidth.setup.ts':
    'axe on pages at the width of a phone, but for stories of phones',
  '.storybook/expectContrast.ts': 'axe on colors: they are computed',
};

/**
 * Tests of the carrier that `npm test` also runs on PostgreSQL: those about locks, counts under load,
 * and engines. `tests/engines/differences.test.ts` tests that both engines give the same answers.
 */
export const alsoOnPostgres: readonly string[] = [
  'apps/carrier/src/db',
  'apps/carrier/src/alerts/delivery',
  'apps/carrier/src/book',
  'apps/carrier/src/cases/changes.test.ts',
  'apps/carrier/src/deadlines',
  'apps/carrier/src/delivery',
  'apps/carrier/src/clients',
  'apps/carrier/src/work/contacts',
  'apps/carrier/src/work/follow-ups',
  'apps/carrier/src/work/lapse',
  'apps/carrier/src/policies/actions',
  'apps/carrier/src/policies/lists',
  'apps/carrier/src/saved-views',
  'apps/carrier/src/sign-in/second-step/pages',
  'apps/carrier/src/sign-in/attempts',
  'apps/carrier/src/sign-in/link',
  'apps/carrier/src/sign-in/password',
  'apps/carrier/src/sub-accounts',
  'apps/carrier/src/watches',
];

/**
 * An end-to-end test runs in `npm test` if its title contains '@main', otherwise only in the full tier.
 * These files have no such test; each names the test of its rule in `npm test`.
 */
export const withoutMainPath: Readonly<Record<string, string>> = {
  accessible: 'account/password and account/sessions, which open the login page',
  everyPage: 'axe on the stories of the same pages, in each theme and at the width of a phone',
  'lists/narrow': 'the stories of the frame at the width of a phone',
  'lists/quickTabs': 'lists/listKit: quick tabs count under the filters',
  'money/commissionsRows': 'money/cycles: the rows begin near the top of the page',
  'shell/breadcrumbs':
    'trailOf.test.ts of the portal, and lists/listKit: a breadcrumb opens the list',
  'shell/discardedTab': 'createFormDrafts.test.tsx of the portal',
  'shell/forcedColors': 'shell/rail: forced colors',
  'shell/translation': 'the stories of pageTranslation',
};
