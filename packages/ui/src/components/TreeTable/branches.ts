/** A part of a long branch: its rows, and how many the branch has. */
interface BranchPart<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** All rows under a row, or the part of them that begins after `from` rows. */
export type LoadChildren<Row> = (
  row: Row,
  from: number,
) => Promise<readonly Row[] | BranchPart<Row>>;

/** What became of a branch that was loaded; without a total it has no more than its rows. */
export type Branch<Row> =
  | { readonly status: 'loaded'; readonly rows: readonly Row[]; readonly total?: number }
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
  async ask(row: Row, load: LoadChildren<Row>): Promise<Branch<Row> | undefined> {
    if (this.#asked.has(row)) return undefined;
    this.#asked.add(row);
    const branch = await settle(() => load(row, 0));
    this.#keep(new Map(this.#branches).set(row, branch));
    return branch;
  }

  /** Asks for the next part of a long branch; whether it came. */
  async askMore(row: Row, load: LoadChildren<Row>): Promise<boolean> {
    const before = this.#branches.get(row);
    if (before?.status !== 'loaded') return false;
    const part = await settle(() => load(row, before.rows.length));
    // Who pressed twice gets one part, and other rows have other branches.
    if (part.status !== 'loaded' || this.#branches.get(row) !== before) return false;
    const rows = [...before.rows, ...part.rows];
    this.#keep(new Map(this.#branches).set(row, { ...part, rows }));
    return true;
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

async function settle<Row>(load: () => ReturnType<LoadChildren<Row>>): Promise<Branch<Row>> {
  try {
    const found = await load();
    return 'total' in found ? { status: 'loaded', ...found } : { status: 'loaded', rows: found };
  } catch (reason) {
    return { status: 'failed', reason };
  }
}
