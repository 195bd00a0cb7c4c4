import type { BreadcrumbStep } from '@agent-portal/ui/Breadcrumbs';
import { generatePath, type Params, useLocation, useParams } from 'react-router-dom';
import { useStoredView } from '../../session/identity/useStoredView.ts';
import { viewAs } from '../../session/identity/viewAs.ts';
import { useSession } from '../../session/SessionContext.ts';
import { unknownFeatures, useFeatures } from '../../features/useFeatures.ts';
import { mayFollow } from '../mayFollow.ts';
import { type Crumb, useRouteHandle } from './routeHandle.ts';

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
export function useTrail(
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
