import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../../../session/SessionContext.ts';
import type { ListAddress } from './listState.ts';
import { withPageSize, startPageSizeKey } from './startPageSize.ts';
import { ownStore } from '../../../browser/ownStore.ts';

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

/**
 * The address of a list with the page size that the user chose last as the default, and a function that stores
 * a new choice. A URL that names a size wins.
 */
export function useOwnPageSize<Field extends string>(list: {
  readonly id: string;
  readonly address: ListAddress<Field>;
}) {
  const { id } = list;
  const { username } = useSession().user;
  const [size, setSize] = useState(() => ownPageSize.read(id, username));
  const address = useMemo(() => withPageSize(list.address, size), [list.address, size]);
  useEffect(() => {
    if (id === 'pending') ownPageSize.keepForStart(size);
  }, [id, size]);
  const keep = (next: number) => {
    ownPageSize.keep(id, username, next);
    setSize(next);
  };
  return { address, keep };
}
