import { lazyComponent } from '@agent-portal/ui/lazyComponent';

/** The icon of an entry; the drawings load after the first paint. */
export const NavigationIcon = lazyComponent(
  async () => (await import('./NavigationIconImage.tsx')).NavigationIconImage,
  { isOptional: true },
);
