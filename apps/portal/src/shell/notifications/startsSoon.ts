import type { TemporaryMessage } from '@agent-portal/data/content/contract';

const hours48 = 48 * 60 * 60 * 1000;

/**
 * Whether what a message announces begins within 48 hours.
 * @param today the business date, YYYY-MM-DD
 * @param clock the time of day of this computer; its date can be another one
 */
export function startsSoon(
  { startsAt }: Pick<TemporaryMessage, 'startsAt'>,
  today: string,
  clock: Date,
): boolean {
  const [year = 0, month = 1, day] = today.split('-').map(Number);
  const now = new Date(clock).setFullYear(year, month - 1, day);
  const left = Date.parse(startsAt ?? '') - now;
  return left > 0 && left <= hours48;
}
