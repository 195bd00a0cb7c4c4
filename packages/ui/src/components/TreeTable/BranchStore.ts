import { Store } from './window/Store.ts';

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

/** The result of loading a branch; without a total, its rows are all it has. */
export type Branch<Row> =
  | { readonly status: 'loaded'; readonly rows: readonly Row[]; readonly total?: number }
  | { readonly status: 'failed'; readonly reason: unknown };

export type Branches<Row> = ReadonlyMap<Row, Branch<Row>>;

/** A part that was prefetched, after `from` rows of a branch. */
interface PrefetchedPart<Row> {
  readonly from: number;
  readonly load: LoadChildren<Row>;
  readonly part: Promise<Branch<Row>>;
  /** Set once the part has loaded or failed. */
  result?: Branch<Row>;
}

/** Stores the branches that were loaded under the rows of one answer, each loaded once. */
export class BranchStore<Row> extends Store<Branches<Row>> {
  readonly #requested = new Set<Row>();
  readonly #prefetched = new Map<Row, PrefetchedPart<Row>>();

  constructor() {
    super(new Map());
  }

  /** Loads the branch under a row; undefined if it was loaded before. */
  async load(row: Row, load: LoadChildren<Row>): Promise<Branch<Row> | undefined> {
    if (this.#requested.has(row)) return undefined;
    this.#requested.add(row);
    const branch = await this.#part(row, 0, load);
    this.#keep(row, branch);
    return branch;
  }

  /** Publishes a branch that was prefetched and has loaded; undefined if there is none. */
  takePrefetched(row: Row, load: LoadChildren<Row>): Branch<Row> | undefined {
    const result = this.#prefetchedFor(row, 0, load)?.result;
    if (result?.status !== 'loaded' || this.#requested.has(row)) return undefined;
    this.#requested.add(row);
    this.#prefetched.delete(row);
    this.#keep(row, result);
    return result;
  }

  /** Loads the next part of a long branch; resolves to whether it loaded. */
  async loadMore(row: Row, load: LoadChildren<Row>): Promise<boolean> {
    const before = this.read().get(row);
    if (before?.status !== 'loaded') return false;
    const part = await this.#part(row, before.rows.length, load);
    // A second press gets no second part, and other rows have other branches.
    if (part.status !== 'loaded' || this.read().get(row) !== before) return false;
    const rows = [...before.rows, ...part.rows];
    this.#keep(row, { ...part, rows });
    return true;
  }

  /** Prefetches what the next press would load; subscribers are not notified before the press. */
  prefetch(row: Row, load: LoadChildren<Row>): void {
    const branch = this.read().get(row);
    const from = branch?.status === 'loaded' ? branch.rows.length : 0;
    const isAll = branch?.status === 'loaded' && from >= (branch.total ?? 0);
    const isAsked = from === 0 && this.#requested.has(row);
    if (isAll || isAsked || this.#prefetchedFor(row, from, load)) return;
    const prefetched: PrefetchedPart<Row> = { from, load, part: settle(() => load(row, from)) };
    this.#prefetched.set(row, prefetched);
    void prefetched.part.then((result) => (prefetched.result = result));
  }

  /** Clears a failure, so that the branch can load again. */
  clearFailure(row: Row): void {
    this.#requested.delete(row);
    const rest = new Map(this.read());
    rest.delete(row);
    this.publish(rest);
  }

  /** The part of a branch after `from` rows: the prefetched one, unless that failed. */
  async #part(row: Row, from: number, load: LoadChildren<Row>): Promise<Branch<Row>> {
    const prefetched = this.#prefetchedFor(row, from, load);
    this.#prefetched.delete(row);
    const part = await prefetched?.part;
    return part?.status === 'loaded' ? part : settle(() => load(row, from));
  }

  /** The prefetched part of a row after `from` rows, in the order of this call. */
  #prefetchedFor(row: Row, from: number, load: LoadChildren<Row>) {
    const prefetched = this.#prefetched.get(row);
    return prefetched?.from === from && prefetched.load === load ? prefetched : undefined;
  }

  #keep(row: Row, branch: Branch<Row>) {
    this.publish(new Map(this.read()).set(row, branch));
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
