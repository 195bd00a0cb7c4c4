import type { HttpHandler } from 'msw';
import { alertsMocks } from '../alerts/mocks.ts';
import { activityMocks } from '../activity/mocks.ts';
import { businessMocks } from '../business/mocks.ts';
import { casesMocks } from '../cases/mocks.ts';
import { claimsMocks } from '../claims/mocks.ts';
import { commissionsMocks } from '../commissions/mocks.ts';
import { configMocks } from '../config/mocks.ts';
import { contentMocks } from '../content/mocks.ts';
import type { EndpointName } from '../contract.ts';
import { deliveryMocks } from '../delivery/mocks.ts';
import { debtMocks } from '../debt/mocks.ts';
import { followUpsMocks } from '../follow-ups/mocks.ts';
import { hierarchyMocks } from '../hierarchy/mocks.ts';
import { groupsMocks } from '../groups/mocks.ts';
import { impersonationMocks } from '../impersonation/mocks.ts';
import { launchersMocks } from '../launchers/mocks.ts';
import { listBillsMocks } from '../list-bills/mocks.ts';
import { policiesMocks } from '../policies/mocks.ts';
import { productionMocks } from '../production/mocks.ts';
import { profileMocks } from '../profile/mocks.ts';
import { readNotificationsMocks } from '../read-notifications/mocks.ts';
import { savedViewsMocks } from '../saved-views/mocks.ts';
import { secondVersionsMocks } from '../policies/v2/mocks.ts';
import { searchMocks } from '../search/mocks.ts';
import { sessionMocks } from '../session/mocks.ts';
import { secondStepMocks } from '../second-step/mocks.ts';
import { subAccountsMocks } from '../sub-accounts/mocks.ts';
import { taxFormsMocks } from '../tax-forms/mocks.ts';
import { userDataMocks } from '../user-data/mocks.ts';
import { watchesMocks } from '../watches/mocks.ts';

/** An MSW handler for every endpoint of the contract: one without does not compile. */
export const mocks = {
  ...sessionMocks,
  ...configMocks,
  ...contentMocks,
  ...policiesMocks,
  ...secondVersionsMocks,
  ...businessMocks,
  ...searchMocks,
  ...launchersMocks,
  ...impersonationMocks,
  ...userDataMocks,
  ...claimsMocks,
  ...listBillsMocks,
  ...casesMocks,
  ...groupsMocks,
  ...productionMocks,
  ...hierarchyMocks,
  ...commissionsMocks,
  ...debtMocks,
  ...taxFormsMocks,
  ...subAccountsMocks,
  ...secondStepMocks,
  ...alertsMocks,
  ...profileMocks,
  ...deliveryMocks,
  ...activityMocks,
  ...savedViewsMocks,
  ...watchesMocks,
  ...readNotificationsMocks,
  ...followUpsMocks,
} satisfies Record<EndpointName, HttpHandler>;
