import type { ComponentType } from 'react';
import type { RouteNeeds } from './access/needs.ts';
import type { Address } from './shared/address.ts';
import type { Session } from './session/session.ts';
import type { StartedList } from './shared/list/startList.ts';
import type { LayoutName, TitleOf } from './shared/page/routeHandle.ts';

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
  /** Where a bare address leads instead, relative to itself. */
  readonly redirectTo?: string;
  /** Where a bare address leads instead of `redirectTo`, where that depends on the user. */
  readonly redirectFor?: (session: Session) => string | undefined;
  /** Where its new version stands: whoever chose the new version is led there. */
  readonly newVersion?: string;
  readonly load?: () => Promise<ComponentType>;
  /** Starts the page's first data beside its code; settles once it is there, and never rejects. */
  readonly startData?: (address: Address) => Promise<void>;
}

/** A row's parts besides its name, its address and what it asks of a visitor. */
export type Rest = Omit<PortalRoute, 'id' | 'paths' | 'title' | 'needs'>;

/** A row with one address. */
export const row = (
  id: string,
  path: string,
  title: string,
  needs: RouteNeeds,
  rest: Rest,
): PortalRoute => ({ id, paths: [path], title, needs, ...rest });

/** What starts the first rows of a list; pages without one do not load it. */
export const rowsOf = (load: () => Promise<StartedList>) => async (address: Address) => {
  const [list, { startList }] = await Promise.all([load(), import('./shared/list/startList.ts')]);
  await startList(list, address);
};
