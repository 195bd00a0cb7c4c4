/** How values are written in a language. Each takes what the formatter of that name in the package takes. */
export interface Formats {
  /** A day, YYYY-MM-DD. */
  readonly date: (day: string | null | undefined) => string;
  /** A day, or the day of a moment. */
  readonly day: (iso: string | null | undefined) => string;
  /** A moment, ISO 8601: its day and its time where the reader is. */
  readonly moment: (iso: string | null | undefined) => string;
  /** The name of a month, 1 to 12. */
  readonly month: (month: number, length?: 'long' | 'short') => string;
  /** A month with its year, from YYYY-MM. */
  readonly monthOfYear: (month: string) => string;
  readonly count: (count: number) => string;
  /** US dollars with two decimals. */
  readonly money: (amount: string | number | null | undefined) => string;
  /** US dollars where there is little room. */
  readonly shortMoney: (amount: number) => string;
  /** A count where there is little room. */
  readonly shortCount: (count: number) => string;
  /** A fraction, or a percent above 1. */
  readonly percent: (value: number) => string;
  /** The same with one or two decimals. */
  readonly rate: (value: number) => string;
  /** The same, rounded to one decimal. */
  readonly share: (value: number) => string;
  /** The size of a file, from its bytes. */
  readonly fileSize: (bytes: number) => string;
}
