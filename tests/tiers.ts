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
 * Tests of the carrier that `npm test` also runs on PostgreSQL: those about the connection, locks and
 * parallel calls. `tests/engines/differences.test.ts` tests that both engines give the same answers.
 */
export const alsoOnPostgres: readonly string[] = [
  'db',
  'alerts/delivery/sendAlerts.test.ts',
  'cases/changes.test.ts',
  'delivery/delivery.test.ts',
  'clients/household.test.ts',
  'work/contacts/contacts.test.ts',
  'work/follow-ups/endedAccess.test.ts',
  'work/follow-ups/followUpList.test.ts',
  'work/follow-ups/giveFollowUp.test.ts',
  'policies/actions/actions.test.ts',
  'policies/actions/refuseContactRequest.test.ts',
  'policies/actions/withdrawal.test.ts',
  'policies/lists/cachedLists.test.ts',
  'saved-views/savedViews.test.ts',
  'sign-in/second-step/pages',
  'sign-in/attempts',
  'sign-in/link/invitation.test.ts',
  'sign-in/link/passwordReset.test.ts',
  'sign-in/password/change',
  'sub-accounts/subAccounts.test.ts',
  'watches',
].map((file) => `apps/carrier/src/${file}`);
