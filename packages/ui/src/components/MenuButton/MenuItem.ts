import type { ComponentType } from 'react';

interface CommonItem {
  readonly id: string;
  readonly label: string;
  /** A lucide icon; it is decoration. */
  readonly icon?:
    | ComponentType<{ size?: number; strokeWidth?: number; 'aria-hidden'?: true }>
    | undefined;
  /** The keys reach it, but it does nothing. @default false */
  readonly disabled?: boolean | undefined;
}

interface LinkItem extends CommonItem {
  readonly href: string;
  /** Opens a new tab, and says so. */
  readonly external?: true;
}

interface ActionItem extends CommonItem {
  readonly onAction: () => void;
  /** It deletes or loses something. @default false */
  readonly isDestructive?: boolean | undefined;
}

interface ChoiceItem extends CommonItem {
  /** A checkbox is turned on and off; of the radio items of a section one is on. */
  readonly kind: 'checkbox' | 'radio';
  readonly checked: boolean;
  /** A radio item closes the menu. After a checkbox it stays open. */
  readonly onAction: () => void;
}

interface SubmenuItem extends CommonItem {
  /** The entries of the menu that it opens. */
  readonly items: readonly MenuItem[];
}

/** One entry of a menu: a link, an action, something to turn on or choose, or another menu. */
export type MenuItem = LinkItem | ActionItem | ChoiceItem | SubmenuItem;

/** Entries that belong together; sections are parted by a line. */
export interface MenuSection {
  readonly id: string;
  /** Names the section, over its entries. */
  readonly label?: string | undefined;
  readonly items: readonly MenuItem[];
}
