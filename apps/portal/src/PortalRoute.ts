import type { ComponentType } from 'react';
import type { RouteNeeds } from './access/needs.ts';
import type { Address } from './shared/address.ts';
import type { Session } from './session/session.ts';
import type { LayoutName, TitleOf } from './shared/page/routeHandle.ts';

/** Starts the first data of a page; settles once it is there. */
type StartData = (address: Address) => Promise<void>;

/** What the module of a page exports for the sitemap. */
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
  /** The title of the document where the address tells one such page from another. */
  readonly titleOf?: TitleOf;
  /** @default 'navigation' */
  readonly layout?: LayoutName;
  readonly needs: RouteNeeds;
  /** It can look at the business of one agent: `viewAs` in its address (decisions, 9). */
  readonly knowsViewAs?: true;
  /** It can leave out the downline of that agent (decisions, 10). */
  readonly knowsViewOnly?: true;
  /** It shows the user's whole book, even while the user views as one agent on other pages. */
  readonly ignoresViewAs?: true;
  /** The palette does not list it: the user is sent to it, or reaches it by a form. */
  readonly isUnlisted?: true;
  /** Where a bare address leads instead, relative to itself. */
  readonly redirectTo?: string;
  /** Where a bare address leads instead of `redirectTo`, where that depends on the user. */
  readonly redirectFor?: (session: Session) => string | undefined;
  /** Where its new version stands: whoever chose the new version is led there. */
  readonly newVersion?: string;
  /** Loads the page: its code, and what starts its first data. */
  readonly lazy?: () => Promise<PageModule>;
  /** Starts the first data before the page's code is there, where that needs little code. */
  readonly startData?: StartData;
}

/** Lists of the business of one agent, with its downline or without (decisions, 10). */
export const views = { knowsViewAs: true, knowsViewOnly: true } as const;

/** Pages of the whole book: they say so while the user views as one agent on other pages. */
export const wholeBook = { ignoresViewAs: true } as const;

/** Starts the first data of a page; settles once it is there, and never rejects. */
export async function startPage({ lazy, startData }: PortalRoute, address: Address): Promise<void> {
  try {
    await (startData ?? (await lazy?.())?.startData)?.(address);
  } catch {
    // Code that does not load fails again, and says so, when the page shows.
  }
}
