import { createHash } from 'node:crypto';

/** A value and the moment it was true. */
export interface Snapshot<Value> {
  readonly value: Value;
  readonly asOf: Date;
}

/** A kind of value that is kept. */
export interface SnapshotKind<Value> {
  /** Tells it from the other kinds. */
  readonly name: string;
  /** The bytes of memory that a value takes, about. */
  readonly weigh: (value: Value) => number;
}

interface Entry {
  readonly snapshot: Promise<Snapshot<unknown>>;
  readonly madeAt: number;
  /** Bytes; its value counts once it is made. */
  weight: number;
  isBeingReplaced: boolean;
}

interface SnapshotCacheOptions {
  /** Milliseconds until a value is old, and as many again until it is no longer given. */
  readonly lifetimeMs: number;
  /** Bytes that all kept values may take together; the longest unused go first. */
  readonly maxWeight: number;
}

/** What an entry takes beside its value: its key, a promise, and its place in the map. Bytes. */
export const entryWeight = 1_000;

/** Keys hold whatever a caller asked for, of any length: a hash of it has one length. */
const toKey = (kind: SnapshotKind<never>, about: unknown) =>
  createHash('sha256')
    .update(JSON.stringify([kind.name, about]))
    .digest('base64');

function startEntry<Value>(now: Date, make: () => Promise<Value>) {
  const snapshot = make().then((value) => ({ value, asOf: now }));
  return { snapshot, madeAt: now.getTime(), weight: entryWeight, isBeingReplaced: false };
}

/**
 * Keeps what is dear to compute for a short time, and says as of when it is. Callers that ask for
 * the same at once wait for the same computation; who asks for a value that has grown old is given
 * it still, while the next is made. All kinds share one limit of memory. Nothing depends on it: any
 * process can make any value again.
 */
export class SnapshotCache {
  readonly #options: SnapshotCacheOptions;
  /** Longest unused first. */
  readonly #entries = new Map<string, Entry>();
  #weight = 0;
  #sweptAt = 0;

  constructor(options: SnapshotCacheOptions) {
    this.#options = options;
  }

  /** Bytes that are kept, about. */
  get weight(): number {
    return this.#weight;
  }

  /**
   * A value, kept or made now.
   * @param about all that the value depends on, as JSON
   */
  get<Value>(
    kind: SnapshotKind<Value>,
    about: unknown,
    now: Date,
    make: () => Promise<Value>,
  ): Promise<Snapshot<Value>> {
    this.#sweep(now.getTime());
    const key = toKey(kind, about);
    const kept = this.#entries.get(key);
    const age = now.getTime() - (kept?.madeAt ?? -Infinity);
    if (kept === undefined || age >= 2 * this.#options.lifetimeMs) {
      return this.#makeNow(key, kind, now, make);
    }
    this.#put(key, kept);
    if (age >= this.#options.lifetimeMs) void this.#replace(key, kept, kind, now, make);
    return kept.snapshot as Promise<Snapshot<Value>>;
  }

  #makeNow<Value>(
    key: string,
    kind: SnapshotKind<Value>,
    now: Date,
    make: () => Promise<Value>,
  ): Promise<Snapshot<Value>> {
    const entry = startEntry(now, make);
    this.#put(key, entry);
    entry.snapshot.then(
      ({ value }) => this.#weigh(key, entry, kind.weigh(value)),
      () => this.#entries.get(key) === entry && this.#remove(key),
    );
    return entry.snapshot;
  }

  /** Makes the next value; where that fails, the old one stays until it is too old. */
  async #replace<Value>(
    key: string,
    kept: Entry,
    kind: SnapshotKind<Value>,
    now: Date,
    make: () => Promise<Value>,
  ): Promise<void> {
    if (kept.isBeingReplaced) return;
    kept.isBeingReplaced = true;
    const entry = startEntry(now, make);
    try {
      const { value } = await entry.snapshot;
      if (this.#entries.get(key) !== kept) return;
      this.#put(key, entry);
      this.#weigh(key, entry, kind.weigh(value));
    } catch {
      kept.isBeingReplaced = false;
    }
  }

  /** Counts a value that has been made. */
  #weigh(key: string, entry: Entry, bytes: number): void {
    if (this.#entries.get(key) !== entry) return;
    entry.weight += bytes;
    this.#weight += bytes;
    this.#trim();
  }

  #trim(): void {
    for (const [oldest] of this.#entries) {
      if (this.#weight <= this.#options.maxWeight) return;
      this.#remove(oldest);
    }
  }

  /** Lets go of everything that is no longer given, asked for again or not. */
  #sweep(now: number): void {
    const { lifetimeMs } = this.#options;
    if (now - this.#sweptAt < lifetimeMs) return;
    this.#sweptAt = now;
    for (const [key, { madeAt }] of this.#entries) {
      if (now - madeAt >= 2 * lifetimeMs) this.#remove(key);
    }
  }

  /** Keeps an entry as the one used last. */
  #put(key: string, entry: Entry): void {
    this.#remove(key);
    this.#entries.set(key, entry);
    this.#weight += entry.weight;
    this.#trim();
  }

  #remove(key: string): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }
}
