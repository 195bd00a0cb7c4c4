import { lazyComponent } from '@agent-portal/ui/lazyComponent';

/** Parts of the shell that come after the first paint; their places are kept free (`frameCss`). */
export const Footer = lazyComponent(async () => (await import('./Footer.tsx')).Footer);
export const Notifications = lazyComponent(
  async () => (await import('../notifications/Notifications.tsx')).Notifications,
);
/** Its code is there long before a page takes so long that it shows. */
export const RouteProgress = lazyComponent(
  async () => (await import('./RouteProgress.tsx')).RouteProgress,
);
/** Only an answer of the carrier brings it. */
export const UnauthorizedPage = lazyComponent(
  async () => (await import('../errors/UnauthorizedPage.tsx')).UnauthorizedPage,
);
