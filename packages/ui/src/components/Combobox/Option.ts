/** One value that can be chosen. */
export interface Option {
  readonly value: string;
  readonly label: string;
}
