import type { Endpoint } from '@agent-portal/data/endpoint';

const paths = [
  '/API/UserData/Sessions',
  '/API/UserData/Password',
  '/API/UserData/SecondStep',
  '/auth/',
];

/**
 * Whether an owner uses the call against a thief of the account: to end sessions, change the password or the second
 * step, or end an impersonation. The thief, who has the same limit of changes, must not be able to block it.
 * Wrong passwords and codes have their own limits.
 */
export const isDefense = ({ path }: Pick<Endpoint, 'path'>): boolean =>
  paths.some((start) => path.startsWith(start));
