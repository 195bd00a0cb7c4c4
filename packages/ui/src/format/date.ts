/**
 * `MM/DD/YYYY` in UTC [S9]. A date without a time is never moved by a time zone (decisions, 4).
 * @param iso `YYYY-MM-DD`, or a moment in ISO 8601; anything else is an empty text
 */
export function formatDate(iso: string | null | undefined): string {
  if (!iso) return '';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? iso : toUtcDay(iso);
  const [year, month, date] = day.split('-');
  return date ? `${month}/${date}/${year}` : '';
}

function toUtcDay(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** The time of day where the reader is: `9:42 a.m.` */
export function formatTime(iso: string): string {
  const parts = clock.formatToParts(new Date(iso));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('hour')}:${part('minute')} ${part('dayPeriod') === 'PM' ? 'p.m.' : 'a.m.'}`;
}
