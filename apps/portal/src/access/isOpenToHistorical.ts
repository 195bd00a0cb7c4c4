import type { RouteNeeds } from './needs.ts';

/** The roles whose pages an agent with historical access may still open [S4]. */
const openRoles: ReadonlySet<RouteNeeds['role']> = new Set([
  undefined,
  'CommissionsAgentDebt',
  'TaxForms',
]);

/** Whether an agent with historical access may open a page [S4]. */
export const isOpenToHistorical = ({ role }: RouteNeeds): boolean => openRoles.has(role);
