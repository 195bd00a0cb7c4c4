const minutesOfDay = 1440;

/** The minutes since midnight. @param time HH:MM */
export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** HH:MM. @param minutes since midnight; before it and after the day, the first and last minute */
export function timeOf(minutes: number): string {
  const inDay = Math.min(Math.max(minutes, 0), minutesOfDay - 1);
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  return `${twoDigits(Math.floor(inDay / 60))}:${twoDigits(inDay % 60)}`;
}
