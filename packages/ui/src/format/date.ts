/**
 * `MM/DD/YYYY` in UTC [S9]. A date without a time is read as UTC, so no time zone moves it (decisions, 4).
 * @param iso `YYYY-MM-DD`, or a moment in ISO 8601; anything else is an empty text
 */
export function formatDate(iso: string | null | undefined): string {
  const time = Date.parse(iso ?? '');
  if (Number.isNaN(time)) return '';
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(new Date(time).toISOString());
  return parts ? `${parts[2]}/${parts[3]}/${parts[1]}` : '';
}

/** The time of day where the reader is: `9:42 a.m.` */
export function formatTime(iso: string): string {
  const time = new Date(iso);
  const hours = time.getHours();
  const minutes = String(time.getMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
}
