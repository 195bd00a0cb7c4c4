import type { Draft } from './Draft.ts';

/** An address of the carrier, and a correct request to it. */
export interface Target {
  /** `GET /API/Search`. */
  readonly name: string;
  /** The names in its query, including those inside JSON. */
  readonly query: ReadonlyMap<string, readonly string[]>;
  /** Values in its path that a caller chooses. */
  readonly params: readonly string[];
  readonly isGraphql: boolean;
  readonly draft: () => Draft;
}
