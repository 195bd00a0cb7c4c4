import { createContext, useContext } from 'react';

/** An entry of the navigation as one user sees it [S2]. */
export interface VisibleItem {
  readonly text: string;
  /** Where it leads; none for a parent. */
  readonly href?: string;
  /** Leads out of the portal, in a new tab. */
  readonly isExternal: boolean;
  /** Shown with a lock: following it leads to login first. */
  readonly isLocked: boolean;
  /** The id of its icon. */
  readonly icon: string | undefined;
  readonly children: readonly VisibleItem[];
}

/** The navigation of whoever is looking. */
export interface Navigation {
  /** Undefined until it is there, and where the call failed. */
  readonly items: readonly VisibleItem[] | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
  /** Whether a link in the carrier's text leads the user to a page. */
  readonly isOffered: (url: string) => boolean;
  /** Gets the code and the first data of the page that a path leads to. */
  readonly prefetch: (href: string) => void;
}

export const NavigationContext = createContext<Navigation | undefined>(undefined);

/** The navigation, for the menus and for the search over its entries. */
export function useVisibleNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('The navigation needs a NavigationProvider above it.');
  return navigation;
}
