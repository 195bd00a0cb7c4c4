/** Rows that follow each other under one heading. */
export interface ListSection {
  /** The heading; rows without one have no group around them. */
  readonly label: string | undefined;
  readonly start: number;
  /** Not included. */
  readonly end: number;
}
