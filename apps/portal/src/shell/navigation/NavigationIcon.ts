import { late } from '@agent-portal/ui/late';

/** The icon of an entry; the drawings load after the first paint. */
export const NavigationIcon = late(
  async () => (await import('./NavigationIconImage.tsx')).NavigationIconImage,
);
