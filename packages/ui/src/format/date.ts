/** The day of a moment in UTC, `YYYY-MM-DD`; empty where the text is none. */
function dayOf(text: string): string {
  const time = Date.parse(text);
  if (Number.isNaN(time)) return '';
  return /^\d{4}-\d{2}-\d{2}/.exec(new Date(time).toISOString())?.[0] ?? '';
}

/**
 * `MM/DD/YYYY` in UTC [S9]. A date without a time is read as UTC, so no time zone moves it (decisions, 4).
 * @param iso `YYYY-MM-DD`, or a moment in ISO 8601; anything else is an empty text, and so is a day that
 *   no calendar has: browsers would make March 2 of February 30
 */
export function formatDate(iso: string | null | undefined): string {
  const text = iso ?? '';
  const written = text.slice(0, 10);
  if (dayOf(written) !== written) return '';
  const day = text === written ? written : dayOf(text);
  return day && `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
}

/** The time of day where the reader is: `9:42 a.m.` */
export function formatTime(iso: string): string {
  const time = new Date(iso);
  const hours = time.getHours();
  const minutes = String(time.getMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
}
