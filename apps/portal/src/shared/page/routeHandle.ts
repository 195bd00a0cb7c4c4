import { useMatches } from 'react-router-dom';
import type { RouteNeeds } from '../../access/needs.ts';
import type { Views } from '../../session/identity/viewAs.ts';

/** Creates the title of a page from the parameters of its URL. */
export type TitleOf = (params: Readonly<Record<string, string | undefined>>) => string;

/** The layout around a page [S1]. */
export type LayoutName = 'navigation' | 'banner-only';

/** A page above the current one. */
export interface Crumb extends Views {
  readonly title: string;
  /** The path pattern, with the parameters of the current page. */
  readonly pattern: string;
  /** The access that a user needs to open it. */
  readonly needs: RouteNeeds;
  /** The subpage it redirects to, relative to itself. */
  readonly redirectTo?: string | undefined;
}

/** The facts about the current page for the shell, from its row in the sitemap. */
export interface RouteHandle {
  readonly id: string;
  readonly title: string;
  /** The title for a page whose title depends on the parameters of the URL. */
  readonly titleOf?: TitleOf | undefined;
  readonly layout: LayoutName;
  /** The pages above it, top level first. */
  readonly trail: readonly Crumb[];
}

/** The sitemap row of the current page. */
export function useRouteHandle(): RouteHandle | undefined {
  return useMatches().at(-1)?.handle as RouteHandle | undefined;
}
