import type { Draft } from './Draft.ts';

/** An address of the carrier, and what a right request to it looks like. */
export interface Target {
  /** `GET /API/Search`. */
  readonly name: string;
  /** The names that its query reads, those of JSON with the names inside. */
  readonly query: ReadonlyMap<string, readonly string[]>;
  /** Values in its path that a caller chooses. */
  readonly params: readonly string[];
  readonly isGraphql: boolean;
  readonly draft: () => Draft;
}
