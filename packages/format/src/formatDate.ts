/**
 * `MM/DD/YYYY` [S9]. A date has no time, so no time zone moves it (decisions, 4).
 * @param day `YYYY-MM-DD`; anything else is an empty text, and so is a day that no calendar has:
 *   browsers would make March 2 of February 30. Use `formatMoment` for a moment.
 */
export function formatDate(day: string | null | undefined): string {
  const text = day ?? '';
  const time = Date.parse(text);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) return '';
  return `${text.slice(5, 7)}/${text.slice(8)}/${text.slice(0, 4)}`;
}
