import type { Area } from '../Area.ts';
import { getIssuedByMonth } from '@agent-portal/data/business/contract';
import { route } from '../http/route.ts';
import { getIssued } from './getIssued.ts';

/** The figures of /my-business. */
export const business: Area = {
  routes: [route(getIssuedByMonth, ({ caller, deps }) => getIssued(deps, caller))],
};
