import { driftedFixtures } from '@agent-portal/data/scripts/driftedFixtures';
import { expect, test } from '@playwright/test';

test('the fixtures of packages/data are what the carrier answers now', async ({ baseURL }) => {
  expect(await driftedFixtures(baseURL ?? '')).toEqual([]);
});
