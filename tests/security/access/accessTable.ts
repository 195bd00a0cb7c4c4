import type { EndpointName } from '@agent-portal/data/contract';
import type { Case } from './accessCase.ts';
import { alertsAccess } from './rows/alertsAccess.ts';
import { activityAccess } from './rows/activityAccess.ts';
import { casesAccess } from './rows/casesAccess.ts';
import { claimsAccess } from './rows/claimsAccess.ts';
import { commissionsAccess } from './rows/commissionsAccess.ts';
import { followUpsAccess } from './rows/followUpsAccess.ts';
import { hierarchyAccess } from './rows/hierarchyAccess.ts';
import { groupsAccess } from './rows/groupsAccess.ts';
import { impersonationAccess } from './rows/impersonationAccess.ts';
import { launchersAccess } from './rows/launchersAccess.ts';
import { listBillsAccess } from './rows/listBillsAccess.ts';
import { policiesAccess } from './rows/policiesAccess.ts';
import { productionAccess } from './rows/productionAccess.ts';
import { deliveryAccess } from './rows/deliveryAccess.ts';
import { profileAccess } from './rows/profileAccess.ts';
import { readNotificationsAccess } from './rows/readNotificationsAccess.ts';
import { savedViewsAccess } from './rows/savedViewsAccess.ts';
import { sessionAccess } from './rows/sessionAccess.ts';
import { secondStepAccess } from './rows/secondStepAccess.ts';
import { subAccountsAccess } from './rows/subAccountsAccess.ts';
import { taxFormsAccess } from './rows/taxFormsAccess.ts';
import { watchesAccess } from './rows/watchesAccess.ts';

/**
 * What each call answers to whom, by hand from sections 4, 6 and 7 of the specification. A call that
 * is not here does not compile, and fails the run.
 */
export const accessTable: Readonly<Record<EndpointName, readonly Case[]>> = {
  ...sessionAccess,
  ...impersonationAccess,
  ...launchersAccess,
  ...claimsAccess,
  ...listBillsAccess,
  ...casesAccess,
  ...groupsAccess,
  ...productionAccess,
  ...hierarchyAccess,
  ...commissionsAccess,
  ...taxFormsAccess,
  ...subAccountsAccess,
  ...secondStepAccess,
  ...alertsAccess,
  ...profileAccess,
  ...deliveryAccess,
  ...activityAccess,
  ...savedViewsAccess,
  ...watchesAccess,
  ...readNotificationsAccess,
  ...followUpsAccess,
  ...policiesAccess,
};
