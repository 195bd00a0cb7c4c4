import type { EndpointName } from '@agent-portal/data/contract';
import type { Case } from './accessCase.ts';
import { accountAccess } from './rows/accountAccess.ts';
import { businessAccess } from './rows/businessAccess.ts';
import { moneyAccess } from './rows/moneyAccess.ts';
import { workAccess } from './rows/workAccess.ts';

/** The answer of each call for each caller, written by hand from sections 4, 6 and 7 of the specification. */
export const accessTable: Readonly<Record<EndpointName, readonly Case[]>> = {
  ...accountAccess,
  ...businessAccess,
  ...moneyAccess,
  ...workAccess,
};
