import type { BreadcrumbStep } from '@agent-portal/ui/Breadcrumbs';
import { generatePath, type Params, useLocation, useParams } from 'react-router-dom';
import { useSession } from '../../session/SessionContext.ts';
import { unknownFeatures, useFeatures } from '../../features/useFeatures.ts';
import { mayFollow } from '../mayFollow.ts';
import { type Crumb, useRouteHandle } from './routeHandle.ts';

/** What stands at an address that ends in a parameter is called by it. */
function nameOf({ title, pattern }: Crumb, params: Params): string {
  const [, name] = /:(\w+)$/.exec(pattern) ?? [];
  return name ? `${title} ${params[name]}` : title;
}

/**
 * The pages above the one on screen, by the sitemap, each a link where its user may follow it.
 * @param leadsTo where one leads instead, by its pattern
 * @param names what one is called instead, by its address
 */
export function useTrail(
  leadsTo?: Readonly<Record<string, string | undefined>>,
  names?: Readonly<Record<string, string>>,
): BreadcrumbStep[] {
  const crumbs = useRouteHandle()?.trail ?? [];
  const params = useParams();
  const { pathname } = useLocation();
  const { user } = useSession();
  const features = useFeatures();

  /** Until the features are known the guards of the page on screen, which has them, must do. */
  const isOpen = (address: string, { needs }: Crumb) =>
    features === unknownFeatures || mayFollow(address, { needs, user, features });

  return crumbs.map((crumb) => {
    const { pattern, redirectTo } = crumb;
    const address = generatePath(pattern, params);
    const title = names?.[address] ?? nameOf(crumb, params);
    const href = leadsTo?.[pattern] ?? (isOpen(address, crumb) ? address : undefined);
    const landing = href === address && redirectTo ? `${address}/${redirectTo}` : href;
    return href === undefined || landing === pathname ? { title } : { title, href };
  });
}
