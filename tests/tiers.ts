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
