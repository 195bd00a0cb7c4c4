import type { EndpointName } from '@agent-portal/data/contract';
import type { Case } from './accessCase.ts';
import { alertsAccess } from './alertsAccess.ts';
import { activityAccess } from './activityAccess.ts';
import { casesAccess } from './casesAccess.ts';
import { claimsAccess } from './claimsAccess.ts';
import { commissionsAccess } from './commissionsAccess.ts';
import { followUpsAccess } from './followUpsAccess.ts';
import { hierarchyAccess } from './hierarchyAccess.ts';
import { groupsAccess } from './groupsAccess.ts';
import { impersonationAccess } from './impersonationAccess.ts';
import { launchersAccess } from './launchersAccess.ts';
import { listBillsAccess } from './listBillsAccess.ts';
import { policiesAccess } from './policiesAccess.ts';
import { productionAccess } from './productionAccess.ts';
import { deliveryAccess } from './deliveryAccess.ts';
import { profileAccess } from './profileAccess.ts';
import { savedViewsAccess } from './savedViewsAccess.ts';
import { sessionAccess } from './sessionAccess.ts';
import { secondStepAccess } from './secondStepAccess.ts';
import { subAccountsAccess } from './subAccountsAccess.ts';
import { taxFormsAccess } from './taxFormsAccess.ts';
import { watchesAccess } from './watchesAccess.ts';

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
  ...followUpsAccess,
  ...policiesAccess,
};
