import { alertsEndpoints } from './alerts/contract.ts';
import { activityEndpoints } from './activity/contract.ts';
import { businessEndpoints } from './business/contract.ts';
import { calendarEndpoints } from './calendar/contract.ts';
import { casesEndpoints } from './cases/contract.ts';
import { caseDeskEndpoints } from './cases/desk/contract.ts';
import { claimsEndpoints } from './claims/contract.ts';
import { clientsEndpoints } from './clients/contract.ts';
import { commissionsEndpoints } from './commissions/contract.ts';
import { explainedCommissionsEndpoints } from './commissions/explained/contract.ts';
import { configEndpoints } from './config/contract.ts';
import { contentEndpoints } from './content/contract.ts';
import { deadlinesEndpoints } from './deadlines/contract.ts';
import { deliveryEndpoints } from './delivery/contract.ts';
import { displayEndpoints } from './display/contract.ts';
import { debtEndpoints } from './debt/contract.ts';
import { followUpsEndpoints } from './work/follow-ups/contract.ts';
import { featuresEndpoints } from './features/contract.ts';
import { hierarchyEndpoints } from './hierarchy/contract.ts';
import { groupsEndpoints } from './groups/contract.ts';
import { impersonationEndpoints } from './impersonation/contract.ts';
import { contactsEndpoints } from './work/contacts/contract.ts';
import { lapseEndpoints } from './work/lapse/contract.ts';
import { launchersEndpoints } from './launchers/contract.ts';
import { listBillsEndpoints } from './list-bills/contract.ts';
import { passwordEndpoints } from './password/contract.ts';
import { policiesEndpoints } from './policies/contract.ts';
import { statusCountsEndpoints } from './policies/status-counts/contract.ts';
import { policyEndpoints } from './policies/policy/contract.ts';
import { actionsEndpoints } from './policies/actions/contract.ts';
import { documentsEndpoints } from './policies/documents/contract.ts';
import { summariesEndpoints } from './policies/summaries/contract.ts';
import { uploadsEndpoints } from './policies/uploads/contract.ts';
import { valuesEndpoints } from './policies/values/contract.ts';
import { productionEndpoints } from './production/contract.ts';
import { profileEndpoints } from './profile/contract.ts';
import { notificationsEndpoints } from './notifications/contract.ts';
import { savedViewsEndpoints } from './saved-views/contract.ts';
import { secondStepEndpoints } from './second-step/contract.ts';
import { secondVersionsEndpoints } from './policies/v2/contract.ts';
import { searchEndpoints } from './search/contract.ts';
import { selectionEndpoints } from './selection/contract.ts';
import { sessionEndpoints } from './session/contract.ts';
import { subAccountsEndpoints } from './sub-accounts/contract.ts';
import { taxFormsEndpoints } from './tax-forms/contract.ts';
import { todayEndpoints } from './work/today/contract.ts';
import { userDataEndpoints } from './user-data/contract.ts';
import { watchesEndpoints } from './watches/contract.ts';

/**
 * Every call of the contract, by its name. This is the only list that a new resource is added to:
 * its mocks and recordings are found by their file names.
 */
export const contract = {
  ...sessionEndpoints,
  ...configEndpoints,
  ...featuresEndpoints,
  ...contentEndpoints,
  ...policiesEndpoints,
  ...statusCountsEndpoints,
  ...policyEndpoints,
  ...summariesEndpoints,
  ...documentsEndpoints,
  ...uploadsEndpoints,
  ...secondVersionsEndpoints,
  ...valuesEndpoints,
  ...businessEndpoints,
  ...todayEndpoints,
  ...actionsEndpoints,
  ...searchEndpoints,
  ...launchersEndpoints,
  ...impersonationEndpoints,
  ...userDataEndpoints,
  ...claimsEndpoints,
  ...listBillsEndpoints,
  ...casesEndpoints,
  ...caseDeskEndpoints,
  ...groupsEndpoints,
  ...productionEndpoints,
  ...hierarchyEndpoints,
  ...commissionsEndpoints,
  ...explainedCommissionsEndpoints,
  ...debtEndpoints,
  ...taxFormsEndpoints,
  ...subAccountsEndpoints,
  ...secondStepEndpoints,
  ...passwordEndpoints,
  ...alertsEndpoints,
  ...profileEndpoints,
  ...deliveryEndpoints,
  ...activityEndpoints,
  ...savedViewsEndpoints,
  ...watchesEndpoints,
  ...notificationsEndpoints,
  ...displayEndpoints,
  ...calendarEndpoints,
  ...followUpsEndpoints,
  ...deadlinesEndpoints,
  ...contactsEndpoints,
  ...lapseEndpoints,
  ...clientsEndpoints,
  ...selectionEndpoints,
};

export type Contract = typeof contract;
export type EndpointName = keyof Contract;
