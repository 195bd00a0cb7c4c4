import { lazyComponent } from '@agent-portal/ui/lazyComponent';

/** Parts of the shell that load after the first paint; `frameCss` reserves their space. */
export const Footer = lazyComponent(async () => (await import('./Footer.tsx')).Footer);
export const Notifications = lazyComponent(
  async () => (await import('../notifications/Notifications.tsx')).Notifications,
);
export const Background = lazyComponent(async () => (await import('./Background.tsx')).Background, {
  isOptional: true,
});
/** Its code has loaded long before a slow page makes it show. */
export const RouteProgress = lazyComponent(
  async () => (await import('./RouteProgress.tsx')).RouteProgress,
  { isOptional: true },
);
/** These show only after an answer of the carrier. */
export const ErrorPage = lazyComponent(
  async () => (await import('../errors/ErrorPage.tsx')).ErrorPage,
);

export const UnauthorizedPage = lazyComponent(
  async () => (await import('../errors/UnauthorizedPage.tsx')).UnauthorizedPage,
);
