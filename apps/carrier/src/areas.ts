import type { Area, AreaNeeds, Notices } from './Area.ts';
import { activity } from './activity/area.ts';
import { alerts } from './alerts/area.ts';
import { business } from './business/area.ts';
import { calendar } from './calendar/area.ts';
import { cases } from './cases/area.ts';
import { claims } from './claims/area.ts';
import { clients } from './clients/area.ts';
import { commissions } from './commissions/area.ts';
import { content } from './content/area.ts';
import { deadlines } from './deadlines/area.ts';
import { debt } from './debt/area.ts';
import { delivery } from './delivery/area.ts';
import { display } from './display/area.ts';
import { features } from './features/area.ts';
import { followUps } from './work/follow-ups/area.ts';
import { groups } from './groups/area.ts';
import { hierarchy } from './hierarchy/area.ts';
import { impersonation } from './impersonation/area.ts';
import { contacts } from './work/contacts/area.ts';
import { lapse } from './work/lapse/area.ts';
import { launchers } from './launchers/area.ts';
import { listBills } from './list-bills/area.ts';
import { monitoring } from './monitoring/area.ts';
import { outbox } from './outbox/area.ts';
import { policies } from './policies/area.ts';
import { production } from './production/area.ts';
import { profile } from './profile/area.ts';
import { notifications } from './notifications/area.ts';
import { savedViews } from './saved-views/area.ts';
import { search } from './search/area.ts';
import { selection } from './selection/area.ts';
import { signIn } from './sign-in/area.ts';
import { subAccounts } from './sub-accounts/area.ts';
import { taxForms } from './tax-forms/area.ts';
import { today } from './work/today/area.ts';
import { userData } from './user-data/area.ts';
import { watches } from './watches/area.ts';
import { isOpenTo } from './http/access.ts';
import type { Route } from './http/route.ts';
import { orderSteps } from './seed/orderSteps.ts';

/** Every area of the carrier, in the order in which the seed fills their tables. */
const areas: readonly Area[] = [
  hierarchy,
  policies,
  business,
  today,
  debt,
  commissions,
  production,
  groups,
  listBills,
  claims,
  cases,
  taxForms,
  profile,
  signIn,
  subAccounts,
  alerts,
  savedViews,
  watches,
  followUps,
  deadlines,
  contacts,
  lapse,
  clients,
  selection,
  features,
  content,
  monitoring,
  search,
  impersonation,
  userData,
  delivery,
  activity,
  notifications,
  display,
  calendar,
  launchers,
  outbox,
];

const notices = areas.flatMap((area): Notices | [] => {
  if (!area.notices) return [];
  const { kind, access, list } = area.notices;
  return async (deps, call) => {
    if (access && !(await isOpenTo(access, call.caller, deps.isFeatureOn))) return [];
    const messages = await list(deps, call);
    return kind === undefined
      ? messages
      : messages.map((message) => Object.assign({ kind }, message));
  };
});

/** The steps of the seed, each after those whose rows it refers to. */
export const seedSteps = orderSteps(areas.flatMap((area) => area.seedSteps ?? []));

export const areaRoutes = (needs: Omit<AreaNeeds, 'notices'>): readonly Route[] =>
  areas.flatMap(({ routes = [] }) =>
    typeof routes === 'function' ? routes({ ...needs, notices }) : routes,
  );
