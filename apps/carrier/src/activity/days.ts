const minuteMs = 60_000;

/** The offset of a zone from UTC at a moment. */
function offsetOf(time: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minuteMs;
}

/** The moment at which a day (`YYYY-MM-DD`) starts in a zone. */
export function startOfDay(day: string, timeZone: string): string {
  // No entry is outside of these, and not every database knows the years beyond.
  let known = day;
  if (day < '1900') known = '1900-01-01';
  if (day > '2200' || day.startsWith('+')) known = '2200-01-01';
  const inUtc = Date.parse(`${known}T00:00:00Z`);
  // The offset at midnight in UTC may be that of the day before: clocks change between the two.
  const near = inUtc - offsetOf(inUtc, timeZone);
  return new Date(inUtc - offsetOf(near, timeZone)).toISOString();
}

/** The day and the time of a moment in a zone: `2026-11-17` and `21:05:09`. */
export function dayAndTime(at: string, timeZone: string): { day: string; time: string } {
  const ahead = offsetOf(Date.parse(at), timeZone);
  const there = new Date(Date.parse(at) + ahead).toISOString();
  return { day: there.slice(0, 10), time: there.slice(11, 19) };
}
