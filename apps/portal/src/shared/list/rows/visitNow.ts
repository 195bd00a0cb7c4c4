/** Who leaves a list for as long as this, in milliseconds, visits it anew. */
const sameVisit = 30 * 60_000;

/** When a list was last on screen, and when the visit before that ended; milliseconds. */
export interface Visits {
  readonly latest: number;
  readonly previous: number | null;
}

const isTime = (value: unknown): value is number => Number.isFinite(value);

/** The visits of a list now that it is on screen; what is stored may be broken. */
export function visitNow(stored: unknown, now: number): Visits {
  const { latest, previous } = (stored ?? {}) as Partial<Record<keyof Visits, unknown>>;
  if (!isTime(latest)) return { latest: now, previous: null };
  if (now - latest >= sameVisit) return { latest: now, previous: latest };
  return { latest: now, previous: isTime(previous) ? previous : null };
}
