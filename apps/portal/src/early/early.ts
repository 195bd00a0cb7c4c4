import { csrfToken } from '@agent-portal/data/client/csrf';
import { copyEarly, startEarly } from '@agent-portal/data/client/early';
import { pendingUrl } from './pendingUrl.ts';
import { seesPolicies } from './seesPolicies.ts';

/**
 * The script inside index.html: starts the calls that the page will make, and asks for the page's
 * code, before the bundle has arrived. It imports no library.
 */
declare const pageCode: Readonly<Record<string, readonly string[]>>;

// The frame is drawn as it was left [S2]: `desktopNavigation.ts` keeps the choice.
try {
  const isClosed = localStorage.getItem('isDesktopNavOpen') === 'false';
  document.documentElement.toggleAttribute('data-nav-closed', isClosed);
} catch {
  // Without storage it is open.
}

const { pathname, search } = globalThis.location;
const userInfo = '/auth/userinfo';
startEarly(userInfo);
startEarly('/features?feature=left_nav');
// A visitor's read would only be refused: the token's cookie says that there is a session.
if (pathname === '/pending' && csrfToken() !== undefined) {
  const isAllowed = copyEarly(`GET ${userInfo}`)
    ?.then((response) => response.json())
    .then(seesPolicies)
    .catch(() => false);
  startEarly(pendingUrl(new URLSearchParams(search)), isAllowed);
}

const area = `/${pathname.split('/')[1] || 'home'}`;
for (const href of pageCode[area] ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
