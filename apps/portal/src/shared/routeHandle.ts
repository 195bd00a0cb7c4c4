import { useMatches } from 'react-router-dom';

/** The frame around a page [S1]. */
export type LayoutName = 'navigation' | 'banner-only';

/** What the sitemap's row says to the shell about the page on screen. */
export interface RouteHandle {
  readonly title: string;
  readonly layout: LayoutName;
}

/** The row of the page on screen. */
export function useRouteHandle(): RouteHandle | undefined {
  return useMatches().at(-1)?.handle as RouteHandle | undefined;
}
