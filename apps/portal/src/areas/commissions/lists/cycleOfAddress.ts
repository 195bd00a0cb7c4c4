/** The value for all cycles in an address. */
export const allCycles = 'all';

/** A pay period, from its first to its last day. */
interface Cycle {
  readonly start: string;
  readonly end: string;
}

/** The cycle of a day: the 1st to the 15th, or the 16th to the end of the month. */
function cycleOf(day: string): Cycle {
  const [year, month] = day.split('-').map(Number);
  const isFirst = Number(day.slice(8)) <= 15;
  const last = isFirst ? 15 : new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate();
  return { start: `${day.slice(0, 8)}${isFirst ? '01' : '16'}`, end: `${day.slice(0, 8)}${last}` };
}

/**
 * The cycle in an address of /commissions: its last day, `allCycles`, or undefined for the open cycle.
 * It applies to the summary and all tabs (decisions, 10).
 */
export function cycleOfAddress(search: URLSearchParams): string | undefined {
  const chosen = search.get('cycle') ?? '';
  if (chosen === allCycles) return allCycles;
  return /^\d{4}-\d{2}-\d{2}$/.test(chosen) && !Number.isNaN(Date.parse(chosen))
    ? chosen
    : undefined;
}

/** Whether a filter of a list replaces the cycle of the page. */
export const hasCycleDates = (search: URLSearchParams, list: 'details' | 'agents'): boolean =>
  search.has(`${list}.cycleDateFrom`) || search.has(`${list}.cycleDateTo`);

/**
 * The cycle in an address. Undefined for all cycles.
 * @param today the business date, `YYYY-MM-DD`
 */
export function oneCycleOf(search: URLSearchParams, today: string): Cycle | undefined {
  const chosen = cycleOfAddress(search);
  return chosen === allCycles ? undefined : cycleOf(chosen ?? today);
}
