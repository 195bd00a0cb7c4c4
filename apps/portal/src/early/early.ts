import { csrfToken } from '@agent-portal/data/client/csrf';
import { startEarly } from '@agent-portal/data/client/early';
import { pendingUrl } from './pendingUrl.ts';

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
const urls = ['/auth/userinfo', '/features?feature=left_nav'];
// A visitor's read would only be refused: the token's cookie says that there is a session.
const isSignedIn = csrfToken() !== undefined;
if (isSignedIn && pathname === '/pending') urls.push(pendingUrl(new URLSearchParams(search)));
startEarly(urls);

const area = `/${pathname.split('/')[1] || 'home'}`;
for (const href of pageCode[area] ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
