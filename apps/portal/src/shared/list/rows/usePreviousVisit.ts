import { useEffect, useState } from 'react';
import { ownerOf } from '../../../session/session.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { ownStore } from '../../../browser/ownStore.ts';
import { visitNow, type Visits } from './visitNow.ts';

/**
 * Returns when the previous visit of a list ended, in milliseconds; null on the first visit. Stored in
 * this browser by list, user and viewed agent.
 */
export function usePreviousVisit(list: string): number | null {
  const owner = ownerOf(useSession().user);
  const name = `visits/${list}`;
  const [{ previous }] = useState(() => visitNow(ownStore.read(name, owner), Date.now()));
  useEffect(() => {
    const note = () => {
      ownStore.write(name, owner, { latest: Date.now(), previous } satisfies Visits);
    };
    note();
    addEventListener('pagehide', note);
    return () => {
      removeEventListener('pagehide', note);
      note();
    };
  }, [name, owner, previous]);
  return previous;
}
