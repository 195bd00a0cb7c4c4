import type { ReactNode } from 'react';

/** An entry of a navigation: a link, or a parent that opens its children. */
export interface NavigationItem {
  readonly label: string;
  /** Where it leads; none for a parent. */
  readonly href?: string | undefined;
  /** 20 px, before the text; a closed navigation shows the first letter of one without. */
  readonly icon?: ReactNode;
  /** A `NavigationCount`; a parent shows its own while it is closed. */
  readonly count?: ReactNode;
  /** The page on screen, or with `true` the entry that it belongs to. */
  readonly current?: 'page' | true | undefined;
  /** The page on screen is below this parent, which opens for it. */
  readonly isOnPath?: boolean | undefined;
  /** Leads to another site, in a new tab. */
  readonly external?: boolean | undefined;
  /** Shown with a lock: following it leads to a login first. */
  readonly isLocked?: boolean | undefined;
  /** Said after its text. @default '(opens in new tab)' if it is external, '(log in required)' if locked */
  readonly note?: string | undefined;
  /** The children of a parent, up to two more levels. */
  readonly children?: readonly NavigationItem[] | undefined;
}
