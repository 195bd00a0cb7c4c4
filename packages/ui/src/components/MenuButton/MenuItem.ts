import type { ComponentType } from 'react';

/** One entry of a menu: a link, or an action. */
export type MenuItem = {
  readonly id: string;
  readonly label: string;
  /** A lucide icon; it is decoration. */
  readonly icon?:
    | ComponentType<{ size?: number; strokeWidth?: number; 'aria-hidden'?: true }>
    | undefined;
} & (
  | {
      readonly href: string;
      /** Opens a new tab, and says so. */
      readonly external?: true;
    }
  | { readonly onAction: () => void }
);

/** Entries that belong together; sections are parted by a line. */
export interface MenuSection {
  readonly id: string;
  /** Names the section, over its entries. */
  readonly label?: string | undefined;
  readonly items: readonly MenuItem[];
}
