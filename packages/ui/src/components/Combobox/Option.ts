/** One value that can be chosen. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** A second line: what distinguishes it, or why it cannot be chosen. @default none */
  readonly description?: string | undefined;
  /** It is shown and the keys reach it, but it cannot be chosen. @default false */
  readonly disabled?: boolean | undefined;
  /** The heading that it is under; options of one group need not follow each other. @default none */
  readonly group?: string | undefined;
}
