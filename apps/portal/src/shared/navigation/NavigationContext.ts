import { createContext, useContext } from 'react';

/** A navigation entry for the current user [S2]. */
export interface VisibleItem {
  readonly text: string;
  /** The URL of the link; undefined for a parent entry. */
  readonly href?: string;
  /** Opens an external page in a new tab. */
  readonly isExternal: boolean;
  /** Shown with a lock, because the user must log in first. */
  readonly isLocked: boolean;
  /** The ID of its icon. */
  readonly icon: string | undefined;
  readonly children: readonly VisibleItem[];
}

/** The navigation of the current user. */
export interface Navigation {
  /** Undefined until it has loaded, or if the call failed. */
  readonly items: readonly VisibleItem[] | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
  /** The address that a link in the carrier's text opens for the user; undefined if it opens no page. */
  readonly hrefOf: (url: string) => string | undefined;
  /** Preloads the code and first data of the page at a path. */
  readonly prefetch: (href: string) => void;
}

export const NavigationContext = createContext<Navigation | undefined>(undefined);

/** The navigation, for the menus and the search in its entries. */
export function useVisibleNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('The navigation needs a NavigationProvider above it.');
  return navigation;
}
