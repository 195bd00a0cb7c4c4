import { Store } from './Store.ts';

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

/** A part that somebody is about to ask for, after `from` rows of a branch. */
interface ExpectedPart<Row> {
  readonly from: number;
  readonly load: LoadChildren<Row>;
  readonly part: Promise<Branch<Row>>;
  /** What it came to, once it has. */
  came?: Branch<Row>;
}

/** Keeps the branches that were loaded under the rows of one answer, each asked for once. */
export class BranchStore<Row> extends Store<Branches<Row>> {
  readonly #asked = new Set<Row>();
  readonly #expected = new Map<Row, ExpectedPart<Row>>();

  constructor() {
    super(new Map());
  }

  /** Asks for the branch under a row; undefined where that was done before. */
  async ask(row: Row, load: LoadChildren<Row>): Promise<Branch<Row> | undefined> {
    if (this.#asked.has(row)) return undefined;
    this.#asked.add(row);
    const branch = await this.#part(row, 0, load);
    this.#keep(row, branch);
    return branch;
  }

  /** Tells of a branch that was expected and has come, at once; undefined where there is none. */
  take(row: Row, load: LoadChildren<Row>): Branch<Row> | undefined {
    const came = this.#expectedOf(row, 0, load)?.came;
    if (came?.status !== 'loaded' || this.#asked.has(row)) return undefined;
    this.#asked.add(row);
    this.#expected.delete(row);
    this.#keep(row, came);
    return came;
  }

  /** Asks for the next part of a long branch; whether it came. */
  async askMore(row: Row, load: LoadChildren<Row>): Promise<boolean> {
    const before = this.read().get(row);
    if (before?.status !== 'loaded') return false;
    const part = await this.#part(row, before.rows.length, load);
    // Who pressed twice gets one part, and other rows have other branches.
    if (part.status !== 'loaded' || this.read().get(row) !== before) return false;
    const rows = [...before.rows, ...part.rows];
    this.#keep(row, { ...part, rows });
    return true;
  }

  /** Asks for what a press would ask for next; nobody is told of it before the press. */
  expect(row: Row, load: LoadChildren<Row>): void {
    const branch = this.read().get(row);
    const from = branch?.status === 'loaded' ? branch.rows.length : 0;
    const isAll = branch?.status === 'loaded' && from >= (branch.total ?? 0);
    const isAsked = from === 0 && this.#asked.has(row);
    if (isAll || isAsked || this.#expectedOf(row, from, load)) return;
    const expected: ExpectedPart<Row> = { from, load, part: settle(() => load(row, from)) };
    this.#expected.set(row, expected);
    void expected.part.then((came) => (expected.came = came));
  }

  /** Lets a branch that failed be asked for again. */
  forget(row: Row): void {
    this.#asked.delete(row);
    const rest = new Map(this.read());
    rest.delete(row);
    this.tell(rest);
  }

  /** The part of a branch after `from` rows: that which was expected, unless it failed, or another. */
  async #part(row: Row, from: number, load: LoadChildren<Row>): Promise<Branch<Row>> {
    const expected = this.#expectedOf(row, from, load);
    this.#expected.delete(row);
    const part = await expected?.part;
    return part?.status === 'loaded' ? part : settle(() => load(row, from));
  }

  /** What is expected of a row after `from` rows, in the order of this call. */
  #expectedOf(row: Row, from: number, load: LoadChildren<Row>) {
    const expected = this.#expected.get(row);
    return expected?.from === from && expected.load === load ? expected : undefined;
  }

  #keep(row: Row, branch: Branch<Row>) {
    this.tell(new Map(this.read()).set(row, branch));
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
