import { Breadcrumbs as Trail, type BreadcrumbStep } from '@agent-portal/ui/Breadcrumbs';
import { generatePath, type Params, useLocation, useParams } from 'react-router-dom';
import { type Crumb, useRouteHandle } from './routeHandle.ts';
import { useStoredView } from '../../session/identity/useStoredView.ts';
import { viewAs } from '../../session/identity/viewAs.ts';
import { useSession } from '../../session/SessionContext.ts';
import { unknownFeatures, useFeatures } from '../../features/useFeatures.ts';
import { mayFollow } from '../mayFollow.ts';

/** Adds the parameter to the name of a page whose pattern ends in one. */
function nameOf({ title, pattern }: Crumb, params: Params): string {
  const [, name] = /:(\w+)$/.exec(pattern) ?? [];
  return name ? `${title} ${params[name]}` : title;
}

/**
 * Returns the pages above the current one, from the sitemap. Each one is a link if the user may open it.
 * @param leadsTo other URLs for these pages, by pattern
 * @param names other names for these pages, by path
 */
function useTrail(
  leadsTo?: Readonly<Record<string, string | undefined>>,
  names?: Readonly<Record<string, string>>,
): BreadcrumbStep[] {
  const crumbs = useRouteHandle()?.trail ?? [];
  const params = useParams();
  const { pathname } = useLocation();
  const { user } = useSession();
  const view = useStoredView();
  const features = useFeatures();

  /** Until the features have loaded, rely on the guards of the current page. */
  const isOpen = (address: string, { needs }: Crumb) =>
    features === unknownFeatures || mayFollow(address, { needs, user, features });

  return crumbs.map((crumb) => {
    const { pattern, redirectTo } = crumb;
    const address = generatePath(pattern, params);
    const label = names?.[address] ?? nameOf(crumb, params);
    const href = leadsTo?.[pattern] ?? (isOpen(address, crumb) ? address : undefined);
    const landing = href === address && redirectTo ? `${address}/${redirectTo}` : href;
    if (href === undefined || landing === pathname) return { label };
    return { label, href: href === address ? viewAs.hrefOf(href, view, crumb) : href };
  });
}

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
