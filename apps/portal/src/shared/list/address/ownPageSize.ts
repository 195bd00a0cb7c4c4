import { ownStore } from '../../../browser/ownStore.ts';
import { startPageSizeKey } from './startPageSize.ts';

const nameOf = (list: string) => `pageSize/${list}`;

/** The page size that a user chose last for a list, stored in this browser. */
export const ownPageSize = {
  read: (list: string, username: string): number | undefined => {
    const size = ownStore.read(nameOf(list), username);
    return typeof size === 'number' ? size : undefined;
  },

  keep: (list: string, username: string, size: number): void =>
    ownStore.write(nameOf(list), username, size),

  /** Stores the page size that the script in index.html uses on the next visit, before the user is known. */
  keepForStart: (size: number | undefined): void => {
    try {
      if (size === undefined) localStorage.removeItem(startPageSizeKey);
      else localStorage.setItem(startPageSizeKey, String(size));
    } catch {
      // Without storage, each visit starts with the list's own size.
    }
  },
};
