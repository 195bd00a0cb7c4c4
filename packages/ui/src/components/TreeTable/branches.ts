/** What became of a branch that was loaded. */
export type Branch<Row> =
  | { readonly status: 'loaded'; readonly rows: readonly Row[] }
  | { readonly status: 'failed'; readonly reason: unknown };

export type Branches<Row> = ReadonlyMap<Row, Branch<Row>>;

/** Keeps the branches that were loaded under the rows of one answer, each asked for once. */
export class BranchStore<Row> {
  #branches: Branches<Row> = new Map();
  readonly #asked = new Set<Row>();
  readonly #listeners = new Set<() => void>();

  readonly read = () => this.#branches;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Asks for the branch under a row; undefined where that was done before. */
  async ask(
    row: Row,
    load: (row: Row) => Promise<readonly Row[]>,
  ): Promise<Branch<Row> | undefined> {
    if (this.#asked.has(row)) return undefined;
    this.#asked.add(row);
    const branch = await settle(() => load(row));
    this.#keep(new Map(this.#branches).set(row, branch));
    return branch;
  }

  /** Lets a branch that failed be asked for again. */
  forget(row: Row): void {
    this.#asked.delete(row);
    const rest = new Map(this.#branches);
    rest.delete(row);
    this.#keep(rest);
  }

  #keep(branches: Branches<Row>) {
    this.#branches = branches;
    for (const listener of this.#listeners) listener();
  }
}

async function settle<Row>(load: () => Promise<readonly Row[]>): Promise<Branch<Row>> {
  try {
    return { status: 'loaded', rows: await load() };
  } catch (reason) {
    return { status: 'failed', reason };
  }
}
