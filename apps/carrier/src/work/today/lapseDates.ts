import { isPastDue, lapseDate } from '../../book/pastDue.ts';
import { addDays } from '../../db/dates.ts';

/** A policy is about to lapse this many days before it does. */
export const warningDays = 14;

/** Whether a policy that is paid to a date is in the group of those about to lapse. */
export const isAboutToLapse = (paidToDate: string, today: string) =>
  isPastDue(paidToDate, today) &&
  lapseDate(paidToDate) >= today &&
  lapseDate(paidToDate) <= addDays(today, warningDays);
