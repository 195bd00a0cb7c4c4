// @vitest-environment jsdom
import { fakeCarrier } from '@agent-portal/data/testing/fakeCarrier';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accessRules } from '../../access/accessRules.ts';
import { createPortal } from '../../createPortal.ts';
import { people } from '../../testing/people.ts';
import type { Features } from '../../features/createFeatures.ts';
import { openableAddress, requestedPage } from './requestedPage.ts';

let features: Features;
beforeEach(() => {
  features = createPortal().features;
  fakeCarrier(({ url }) => Response.json({ isEnabled: !url.includes('taxforms') }));
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const acting = {
  user: people.homeOfficeAsAgent,
  mode: 'home-office-as-agent',
  identity: 'office|4471902|1',
  hasLeftNavigation: true,
} as const;

it.each([
  ['/pending?sort=date', accessRules.policies, '/pending?sort=date'],
  ['/claims', accessRules.claims, '/claims'],
  ['/tax-forms', accessRules.taxForms, undefined],
  ['/account-settings/profile', accessRules.profile, undefined],
])(
  'opens %s after the impersonation if the agent may open it: %s',
  async (address, needs, expected) => {
    requestedPage.keep({ address, needs });
    expect(await openableAddress(requestedPage.read(), acting, features)).toBe(expected);
  },
);

it('opens no page if none was requested, or if the agent has historical access', async () => {
  expect(await openableAddress(requestedPage.read(), acting, features)).toBeUndefined();
  requestedPage.keep({ address: '/pending', needs: accessRules.policies });
  const historical = { ...acting, user: { ...acting.user, accessLevel: 'Historical' as const } };
  expect(await openableAddress(requestedPage.read(), historical, features)).toBeUndefined();
  requestedPage.forget();
  expect(requestedPage.read()).toBeNull();
});
