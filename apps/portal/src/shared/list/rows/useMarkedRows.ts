import { useMemo, useEffect, useState } from 'react';
import type { List } from '../List.ts';
import { ownerOf } from '../../../session/session.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { ownStore } from '../../../browser/ownStore.ts';

/** After this many milliseconds away from a list, opening it is a new visit. */
const sameVisit = 30 * 60_000;

/** When the list was last on screen, and when the previous visit ended; in milliseconds. */
interface Visits {
  readonly latest: number;
  readonly previous: number | null;
}

const isTime = (value: unknown): value is number => Number.isFinite(value);

/** Updates the visits of a list when it shows. The stored value can be corrupt. */
export function visitNow(stored: unknown, now: number): Visits {
  const { latest, previous } = (stored ?? {}) as Partial<Record<keyof Visits, unknown>>;
  if (!isTime(latest)) return { latest: now, previous: null };
  if (now - latest >= sameVisit) return { latest: now, previous: latest };
  return { latest: now, previous: isTime(previous) ? previous : null };
}

/**
 * Returns when the previous visit of a list ended, in milliseconds; null on the first visit. Stored in
 * this browser by list, user and viewed agent.
 */
function usePreviousVisit(list: string): number | null {
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

export type Marked<Row> = Row & {
  /** The row changed since the user's previous visit of the list. */
  readonly isChanged?: boolean;
};

/** Marks the rows of a page that changed since the user's previous visit of the list. */
export function useMarkedRows<Row extends object>(
  { id, changedAt }: Pick<List<Row, never, never>, 'id' | 'changedAt'>,
  rows: readonly Row[],
) {
  const previousVisit = usePreviousVisit(id);
  const marked = useMemo((): readonly Marked<Row>[] => {
    if (!changedAt || previousVisit === null) return rows;
    return rows.map((row) => ({
      ...row,
      isChanged: Date.parse(changedAt(row) ?? '') > previousVisit,
    }));
  }, [rows, changedAt, previousVisit]);
  const hasChanges = marked.some(({ isChanged }) => isChanged);
  return { rows: marked, changedSince: hasChanges ? previousVisit : null };
}
