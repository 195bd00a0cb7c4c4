import type { LucideIcon } from 'lucide-react';
import { FileText, House } from 'lucide-react';
import type { Feature } from '@agent-portal/data/content/contract';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import { accessRules } from '../access/accessRules.ts';
import { decide } from '../access/guards.ts';
import type { RouteNeeds } from '../access/needs.ts';
import { paths } from '../paths.ts';

/** One entry of the side navigation [S2]: a link, or a parent of links. */
interface NavigationItem {
  readonly text: string;
  readonly icon?: LucideIcon;
  readonly href?: string;
  readonly needs: RouteNeeds;
  readonly children?: readonly NavigationItem[];
}

const items: readonly NavigationItem[] = [
  { text: 'Home', icon: House, href: paths.home(), needs: accessRules.everyone },
  {
    text: 'Policies',
    icon: FileText,
    needs: accessRules.everyone,
    children: [{ text: 'Pending', href: paths.pending(), needs: accessRules.policies }],
  },
];

/** An entry as one user sees it. */
export interface VisibleItem extends NavigationItem {
  /** Shown with a lock: following it leads to login first [S2]. */
  readonly locked: boolean;
  readonly children?: readonly VisibleItem[];
}

/** A visitor sees everything, locked; anybody else sees what the guards let pass. */
function see(
  item: NavigationItem,
  user: CurrentUser,
  features: ReadonlySet<Feature>,
): VisibleItem | undefined {
  const locked = !user.isAuthenticated && item.needs.login === true;
  if (item.children) {
    const children = item.children
      .map((child) => see(child, user, features))
      .filter((child) => child !== undefined);
    return children.length > 0 ? { ...item, locked, children } : undefined;
  }
  const visit = { needs: item.needs, user, features, address: item.href ?? '/' };
  return locked || !decide(visit) ? { ...item, locked, children: [] } : undefined;
}

/** The navigation of one user; a parent shows only with a visible child [S2]. */
export function visibleNavigation(
  user: CurrentUser,
  features: ReadonlySet<Feature>,
): VisibleItem[] {
  return items.map((item) => see(item, user, features)).filter((item) => item !== undefined);
}
