// @vitest-environment jsdom
import { fakeCarrier } from '@agent-portal/data/testing/fakeCarrier';
import { beforeEach, expect, it } from 'vitest';
import { accessRules } from '../../access/accessRules.ts';
import { createPortal } from '../../createPortal.ts';
import { people } from '../../testing/people.ts';
import type { Features } from '../../features/createFeatures.ts';
import { findOpenableAddress, requestedPage } from './requestedPage.ts';

let features: Features;
beforeEach(() => {
  features = createPortal().features;
  fakeCarrier(({ url }) => Response.json({ isEnabled: !url.includes('taxforms') }));
});
const acting = {
  user: people.homeOfficeAsAgent,
  mode: 'home-office-as-agent',
  identity: 'office|4471902|1',
  hasLeftNavigation: true,
} as const;

it.each([
  ['/pending?sort=date', '/pending?sort=date', accessRules.policies],
  ['/claims', '/claims', accessRules.claims],
  ['/tax-forms', undefined, accessRules.taxForms],
  ['/account-settings/profile', undefined, accessRules.profile],
])(
  'after home office chooses an agent, a request for %s opens %s',
  async (address, expected, needs) => {
    requestedPage.keep({ address, needs });
    expect(await findOpenableAddress(requestedPage.read(), acting, features)).toBe(expected);
  },
);

it('the sign-in opens no page if none was requested, or if the agent has historical access', async () => {
  expect(await findOpenableAddress(requestedPage.read(), acting, features)).toBeUndefined();
  requestedPage.keep({ address: '/pending', needs: accessRules.policies });
  const historical = { ...acting, user: { ...acting.user, accessLevel: 'Historical' as const } };
  expect(await findOpenableAddress(requestedPage.read(), historical, features)).toBeUndefined();
  requestedPage.forget();
  expect(requestedPage.read()).toBeNull();
});
