/** A number of the carrier that is part of an address. */
export type NumberKind =
  | 'policyNumber'
  | 'groupNumber'
  | 'billNumber'
  | 'envelopeId'
  | 'claimNumber';

/** A list, and how its call is asked to sort it. */
export interface SortedList {
  /** Ends where the next parameter starts. */
  readonly path: string;
  /** The field of the answer with the rows. */
  readonly rows: string;
  readonly fields: readonly string[];
  /** How the call names its order [S7]; without it, `orderBy=field desc`. */
  readonly order?: 'orderBy, sortDirection' | 'SortColumn, SortOrder';
  readonly pageSize?: 'PageSize';
}

/** What the tests of all areas expect of one area: its `expectations.ts`, written from the specification. */
export interface Expectations {
  /** The features, or kinds of business, that calls need beyond a role [S2, S5]. The first match counts. */
  readonly gates?: readonly (readonly [path: RegExp, gate: string])[];
  /** The lists, each with its sortable fields. */
  readonly sorts?: readonly SortedList[];
  /** The addresses with a number in them. */
  readonly numbered?: Readonly<Record<string, NumberKind>>;
}
