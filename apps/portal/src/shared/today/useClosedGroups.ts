import { useState } from 'react';
import { ownStore } from '../../browser/ownStore.ts';
import { useSession } from '../../session/SessionContext.ts';

const name = 'todayClosed';

function readClosed(owner: string): readonly string[] {
  const stored = ownStore.read(name, owner);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}

/** The groups that the user closed, stored in this browser for the user. */
export function useClosedGroups() {
  const { identity } = useSession();
  const [closed, setClosed] = useState(() => readClosed(identity));
  const setOpen = (kind: string, isOpen: boolean) => {
    const others = closed.filter((one) => one !== kind);
    const next = isOpen ? others : [...others, kind];
    if (next.length === closed.length) return;
    setClosed(next);
    ownStore.write(name, identity, next);
  };
  return { isOpen: (kind: string) => !closed.includes(kind), setOpen };
}
