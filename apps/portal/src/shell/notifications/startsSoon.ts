import type { TemporaryMessage } from '@agent-portal/data/notifications/contract';

const day = 24 * 60 * 60 * 1000;

/**
 * Whether what a message announces begins within 48 hours.
 * @param today the business date, YYYY-MM-DD
 * @param clock of this computer. In a demonstration its date can be any other one, and only its time of day counts.
 */
export function startsSoon(
  { startsAt }: Pick<TemporaryMessage, 'startsAt'>,
  today: string,
  clock: Date,
): boolean {
  const [year = 0, month = 1, date] = today.split('-').map(Number);
  const moved = new Date(clock).setFullYear(year, month - 1, date);
  // Two time zones are at most a day apart.
  const now = Math.abs(moved - clock.getTime()) > 1.5 * day ? moved : clock.getTime();
  const left = Date.parse(startsAt ?? '') - now;
  return left > 0 && left <= 2 * day;
}
