import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../../../session/SessionContext.ts';
import type { ListAddress } from './listState.ts';
import { ownPageSize } from './ownPageSize.ts';
import { withPageSize } from './startPageSize.ts';

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
