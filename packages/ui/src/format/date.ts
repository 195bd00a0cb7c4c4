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

/** The time of day where the reader is: `9:42 a.m.` */
export function formatTime(iso: string): string {
  const time = new Date(iso);
  const hours = time.getHours();
  const minutes = String(time.getMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
}
