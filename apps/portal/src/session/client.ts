import { createClient } from '@agent-portal/data';
import { appStatus } from './appStatus.ts';
import { goToLogin } from './expiry.ts';

/** The portal's one client. An identity lives as long as its document: login and logout load a new one. */
export const client = createClient({
  onUnauthenticated: (error) => {
    if (!goToLogin()) appStatus.fail(error);
  },
  onServerError: appStatus.fail,
  onForbidden: appStatus.refuse,
});
