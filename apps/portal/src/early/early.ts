import { csrfToken } from '@agent-portal/data/client/session/csrfToken';
import { findEarly, startEarly } from '@agent-portal/data/client/startEarly';
import { readDisplay } from '@agent-portal/data/display/display';
import { applyDisplay, displayKey } from '../shared/display/applyDisplay.ts';
import { pendingUrl } from './pendingUrl.ts';
import { seesPolicies } from './seesPolicies.ts';

/**
 * The script inside index.html. Before the bundle arrives, it starts the page's first calls and requests
 * the page's code. It imports no library.
 */
declare const pageCode: Readonly<Record<string, readonly string[]>>;

/** A value that an earlier visit stored in the browser; null if storage is not available. */
function saved(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

// Shows the navigation open or closed, as the user left it [S2]; see `createDesktopNavigation.ts`.
document.documentElement.toggleAttribute('data-nav-closed', saved('isDesktopNavOpen') === 'false');

// The user's display settings; see `createDisplay.ts`. A corrupt value changes nothing.
const display = saved(displayKey);
if (display !== null) {
  try {
    applyDisplay(readDisplay(JSON.parse(display)), document.documentElement);
  } catch {
    // The defaults apply.
  }
}

const { pathname, search } = globalThis.location;
const userInfo = '/auth/userinfo';
startEarly(userInfo);
startEarly('/features/enabled');
const sees = findEarly(`GET ${userInfo}`)
  ?.then((response) => response.json())
  .then(seesPolicies)
  .catch(() => false);

// The token's cookie shows that there is a session. Without one, the carrier would refuse the read. If the
// last user of this browser could not see policies, the read waits for the user record.
if (pathname === '/pending' && csrfToken() !== undefined) {
  const mayLackPolicies = saved('seesPolicies') === 'false';
  startEarly(pendingUrl(new URLSearchParams(search)), mayLackPolicies ? sees : undefined);
}
sees?.then((isSo) => localStorage.setItem('seesPolicies', String(isSo))).catch(() => {});

const area = `/${pathname.split('/')[1] || 'home'}`;
for (const href of pageCode[area] ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
