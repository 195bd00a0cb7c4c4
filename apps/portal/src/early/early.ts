import { csrfToken } from '@agent-portal/data/client/session/csrfToken';
import { copyEarly, startEarly } from '@agent-portal/data/client/startEarly';
import { pendingUrl } from './pendingUrl.ts';
import { seesPolicies } from './seesPolicies.ts';

/**
 * The script inside index.html: starts the calls that the page will make, and asks for the page's
 * code, before the bundle has arrived. It imports no library.
 */
declare const pageCode: Readonly<Record<string, readonly string[]>>;

/** What an earlier visit left in the browser; nothing without storage. */
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

// The frame is drawn as it was left [S2]: `desktopNavigation.ts` keeps the choice.
document.documentElement.toggleAttribute('data-nav-closed', kept('isDesktopNavOpen') === 'false');

const { pathname, search } = globalThis.location;
const userInfo = '/auth/userinfo';
startEarly(userInfo);
startEarly('/features?feature=left_nav');
const sees = copyEarly(`GET ${userInfo}`)
  ?.then((response) => response.json())
  .then(seesPolicies)
  .catch(() => false);

// A visitor's read would only be refused: the token's cookie says that there is a session. Where the
// last user of this browser saw no policies, the read waits for the user record.
if (pathname === '/pending' && csrfToken() !== undefined) {
  const waits = kept('seesPolicies') === 'false';
  startEarly(pendingUrl(new URLSearchParams(search)), waits ? sees : undefined);
}
sees?.then((isSo) => localStorage.setItem('seesPolicies', String(isSo))).catch(() => {});

const area = `/${pathname.split('/')[1] || 'home'}`;
for (const href of pageCode[area] ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
