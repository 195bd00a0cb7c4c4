import { type BreadcrumbStep, Breadcrumbs as Trail } from '@agent-portal/ui/Breadcrumbs';
import { useRouteHandle } from './routeHandle.ts';
import { useTrail } from './useTrail.ts';

export interface BreadcrumbsProps {
  /** Pages above those of the sitemap, top level first. @default none */
  readonly above?: readonly BreadcrumbStep[] | undefined;
  /** Other URLs for pages above, by pattern, for pages whose own redirect would go to the wrong place. */
  readonly leadsTo?: Readonly<Record<string, string | undefined>>;
  /** The names of pages above, by path. @default the title in the sitemap */
  readonly names?: Readonly<Record<string, string>>;
  /** The name of the current page. @default the title in the sitemap */
  readonly current?: string | undefined;
}

/** The breadcrumbs of the current page, from the sitemap. Hidden when there are no pages above. */
export function Breadcrumbs({ above, leadsTo, names, current }: BreadcrumbsProps) {
  const trail = useTrail(leadsTo, names);
  const title = useRouteHandle()?.title;
  return <Trail items={[...(above ?? []), ...trail]} current={current ?? title} />;
}
