/** What starts the first data of the policy pages, beside their code. */
export { startPolicy } from './policy/policyQuery.ts';
