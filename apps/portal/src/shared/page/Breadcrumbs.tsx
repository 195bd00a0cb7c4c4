import { type BreadcrumbStep, Breadcrumbs as Trail } from '@agent-portal/ui/Breadcrumbs';
import { useRouteHandle } from './routeHandle.ts';
import { useTrail } from './useTrail.ts';

export interface BreadcrumbsProps {
  /** The pages above those that the address names, the uppermost first. @default none */
  readonly above?: readonly BreadcrumbStep[] | undefined;
  /** Where a page above leads instead, by its pattern: what only leads on may lead astray. */
  readonly leadsTo?: Readonly<Record<string, string | undefined>>;
  /** What a page above is called, by its address. @default its title in the sitemap */
  readonly names?: Readonly<Record<string, string>>;
  /** What the page on screen is called. @default its title in the sitemap */
  readonly current?: string | undefined;
}

/** The way down to the page on screen, by the sitemap; nothing where it stands alone. */
export function Breadcrumbs({ above, leadsTo, names, current }: BreadcrumbsProps) {
  const trail = useTrail(leadsTo, names);
  const title = useRouteHandle()?.title;
  return <Trail steps={[...(above ?? []), ...trail]} current={current ?? title} />;
}
