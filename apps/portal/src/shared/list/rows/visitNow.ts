/** After this many milliseconds away from a list, opening it is a new visit. */
const sameVisit = 30 * 60_000;

/** When the list was last on screen, and when the previous visit ended; in milliseconds. */
export interface Visits {
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
