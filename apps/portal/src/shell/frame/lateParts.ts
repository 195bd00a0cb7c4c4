import { late } from '@agent-portal/ui/late';

/** Parts of the shell that come after the first paint; their places are kept free (frame.css). */
export const Footer = late(async () => (await import('./Footer.tsx')).Footer);
export const Notifications = late(
  async () => (await import('../notifications/Notifications.tsx')).Notifications,
);
