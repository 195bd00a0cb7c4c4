import { expect, it } from 'vitest';
import { routes } from './routes.ts';
import { trailOf } from './trailOf.ts';

it.each([
  ['/home', []],
  ['/claims/results', ['Claims']],
  ['/claims/:claimNumber', ['Claims']],
  ['/commissions/debt', ['Commissions']],
  ['/production-credit/individual/products', ['Production Credit', 'Individual']],
  ['/group-inventory/:id', ['Group Inventory']],
  ['/policy/:id/details', ['Policy']],
  ['/policy-v2/:status/:id/actions-v2', ['Policy']],
  ['/account-settings/alerts', ['Account settings']],
  ['*', []],
])('returns the pages above %s: %j', (pattern, titles) => {
  expect(trailOf(pattern, routes).map(({ title }) => title)).toEqual(titles);
});
