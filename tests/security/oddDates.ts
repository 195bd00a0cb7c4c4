import { datePlaces, type InputPlace } from '@agent-portal/data/testing/textPlaces';
import { Attacker, namesField } from './Attacker.ts';
import { type AttackOutcome, longestCall } from './AttackOutcome.ts';

/** Days that do not exist, or that no request may name. */
const days = [
  '9999-12-31',
  '10000-01-01',
  '0000-00-00',
  '1899-12-31',
  '2200-01-01',
  '2026-02-30',
  'x',
] as const;

/** A day in the format of the place: as it is, with a time, or `12/31/9999`. */
function inFormOf({ sample }: InputPlace, day: string): string {
  if (day === 'x') return day;
  if (sample.includes('/')) return day.replace(/^(\d+)-(\d\d)-(\d\d)$/, '$2/$3/$1');
  return day + sample.slice('2026-01-31'.length);
}

/** Sends unusual dates in each date field of the contract. */
export async function oddDates(origin: string): Promise<AttackOutcome> {
  const attacker = await Attacker.start(origin);
  const failures: string[] = [];
  let sent = 0;
  for (const place of datePlaces) {
    for (const day of days) {
      const { status, text, milliseconds } = await attacker.send(place, inFormOf(place, day));
      sent += 1;
      const what = `${place.endpoint.name} ${place.path} ${day}`;
      if (status !== 200 && status !== 400) failures.push(`${what}: ${status}`);
      if (status === 400 && !namesField(text, place)) failures.push(`${what}: names no such field`);
      if (milliseconds > longestCall) failures.push(`${what} took ${Math.round(milliseconds)} ms`);
    }
  }
  return { tried: `${sent} calls`, failures };
}
