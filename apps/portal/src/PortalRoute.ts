import type { ComponentType } from 'react';
import type { RouteNeeds } from './access/needs.ts';
import type { Address } from './shared/address.ts';
import type { Session } from './session/session.ts';
import type { LayoutName, TitleOf } from './shared/page/routeHandle.ts';

/** Requests the first data of a page; settles when the data has arrived. */
type StartData = (address: Address) => Promise<void>;

/** The exports of a page's module for the sitemap. */
export interface PageModule {
  readonly Page: ComponentType;
  readonly startData?: StartData;
}

/** One row of the sitemap. */
export interface PortalRoute {
  readonly id: string;
  /** Address pattern; the first is canonical, the others are aliases [S2]. */
  readonly paths: readonly [string, ...string[]];
  /** Title of the document and, for most pages, its h1. */
  readonly title: string;
  /** The title of the document when it depends on the address. */
  readonly titleOf?: TitleOf;
  /** @default 'navigation' */
  readonly layout?: LayoutName;
  readonly needs: RouteNeeds;
  /** The page can show the business of one agent: `viewAs` in its address (decisions, 9). */
  readonly knowsViewAs?: true;
  /** The page can leave out that agent's downline (decisions, 10). */
  readonly knowsViewOnly?: true;
  /** The page always shows the user's whole book, even if the user views as one agent on other pages. */
  readonly ignoresViewAs?: true;
  /** The palette does not list the page: a redirect or a form opens it. */
  readonly isUnlisted?: true;
  /** The redirect of a bare address, relative to that address. */
  readonly redirectTo?: string;
  /** The redirect of a bare address when it depends on the user; used instead of `redirectTo`. */
  readonly redirectFor?: (session: Session) => string | undefined;
  /** Loads the page's code and the function that requests its first data. */
  readonly lazy?: () => Promise<PageModule>;
  /** Requests the first data before the page's code has loaded, if that needs little code. */
  readonly startData?: StartData;
}

/** Lists that can show one agent's business, with or without its downline (decisions, 10). */
export const views = { knowsViewAs: true, knowsViewOnly: true } as const;

/** Pages of the whole book: they say so if the user views as one agent on other pages. */
export const wholeBook = { ignoresViewAs: true } as const;

/** Requests the first data of a page; settles when the data has arrived, and never rejects. */
export async function startPage({ lazy, startData }: PortalRoute, address: Address): Promise<void> {
  try {
    await (startData ?? (await lazy?.())?.startData)?.(address);
  } catch {
    // If the code does not load now, it fails again when the page opens, and the page shows the error.
  }
}
