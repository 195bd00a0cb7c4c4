/** What starts the first data of the policy pages, beside their code. */
export { startPending } from './pendingQuery.ts';
export { startPolicy } from './policyQuery.ts';
