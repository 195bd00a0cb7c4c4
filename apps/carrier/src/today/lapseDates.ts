import { addDays } from '../db/dates.ts';

/** The days after the paid-to date after which a policy without payment lapses. */
export const graceDays = 31;

/** A policy is about to lapse this many days before it does. */
export const warningDays = 14;

/** The day on which a policy lapses without a payment. */
export const lapseDateOf = (paidToDate: string) => addDays(paidToDate, graceDays);

/** Whether a policy that is paid to a date is in the group of those about to lapse. */
export const isAboutToLapse = (paidToDate: string, today: string) =>
  paidToDate < today &&
  lapseDateOf(paidToDate) >= today &&
  lapseDateOf(paidToDate) <= addDays(today, warningDays);
