import type { DeadlineKind } from './contract.ts';

/** What each kind of deadline is called, on screen and in alerts. */
export const kindLabels: Readonly<Record<DeadlineKind, string>> = {
  GraceEnd: 'Grace period ends',
  ConversionEnd: 'Conversion right ends',
  TermEnd: 'Level term ends',
  AgeChange: 'Age change',
  Anniversary: 'Policy anniversary',
  Birthday: 'Birthday',
};
