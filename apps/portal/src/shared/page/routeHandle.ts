import { useMatches } from 'react-router-dom';
import type { RouteNeeds } from '../../access/needs.ts';

/** Names a page by the parameters of its address. */
export type TitleOf = (params: Readonly<Record<string, string | undefined>>) => string;

/** The frame around a page [S1]. */
export type LayoutName = 'navigation' | 'banner-only';

/** A page above the one on screen. */
export interface Crumb {
  readonly title: string;
  /** Address pattern; its parameters are those of the page on screen. */
  readonly pattern: string;
  /** What it asks of whoever opens it. */
  readonly needs: RouteNeeds;
  /** Where it leads at once, relative to itself. */
  readonly redirectTo?: string | undefined;
}

/** What the sitemap's row says to the shell about the page on screen. */
export interface RouteHandle {
  readonly id: string;
  readonly title: string;
  /** The title where the parameters of the address tell one such page from another. */
  readonly titleOf?: TitleOf | undefined;
  readonly layout: LayoutName;
  /** The pages above it, the uppermost first. */
  readonly trail: readonly Crumb[];
}

/** The row of the page on screen. */
export function useRouteHandle(): RouteHandle | undefined {
  return useMatches().at(-1)?.handle as RouteHandle | undefined;
}
