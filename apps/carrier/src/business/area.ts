import type { Area } from '../Area.ts';
import { getIssuedByMonth } from '@agent-portal/data/business/contract';
import { route, type Route } from '../http/route.ts';
import { getIssued } from './getIssued.ts';

/** What /my-business asks for beyond the calls of its areas. */
const businessRoutes: readonly Route[] = [
  route(getIssuedByMonth, ({ caller, deps }) => getIssued(deps, caller)),
];

/** The figures of /my-business. */
export const business: Area = {
  routes: businessRoutes,
};
