import { late } from '@agent-portal/ui/late';

/** Parts of the shell that come after the first paint; their places are kept free (`frameCss`). */
export const Footer = late(async () => (await import('./Footer.tsx')).Footer);
export const Notifications = late(
  async () => (await import('../notifications/Notifications.tsx')).Notifications,
);
/** Its code is there long before a page takes so long that it shows. */
export const RouteProgress = late(async () => (await import('./RouteProgress.tsx')).RouteProgress);
/** Only an answer of the carrier brings it. */
export const UnauthorizedPage = late(
  async () => (await import('../errors/UnauthorizedPage.tsx')).UnauthorizedPage,
);
