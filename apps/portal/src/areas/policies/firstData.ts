/** What starts the first data of the policy pages, beside their code. */
export { startPending } from './lists/pendingQuery.ts';
export { startPolicy } from './policy/policyQuery.ts';
