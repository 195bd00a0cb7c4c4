/** The cycle that an address of /commissions asks for, by its last day; none is the open one. */
export function cycleOfAddress(search: URLSearchParams): string | undefined {
  const day = search.get('cycle') ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/** The first day of the cycle that ends on a day: the 1st or the 16th. */
export const startOfCycle = (end: string): string =>
  `${end.slice(0, 8)}${Number(end.slice(8)) <= 15 ? '01' : '16'}`;
