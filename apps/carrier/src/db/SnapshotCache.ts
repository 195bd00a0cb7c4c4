/** A value and the moment it was true. */
export interface Snapshot<Value> {
  readonly value: Value;
  readonly asOf: Date;
}

interface Entry<Value> {
  readonly snapshot: Promise<Snapshot<Value>>;
  readonly madeAt: number;
  /** 0 until it is made. */
  weight: number;
  isBeingReplaced: boolean;
}

function startEntry<Value>(now: Date, make: () => Promise<Value>): Entry<Value> {
  const snapshot = make().then((value) => ({ value, asOf: now }));
  return { snapshot, madeAt: now.getTime(), weight: 0, isBeingReplaced: false };
}

interface SnapshotCacheOptions<Value> {
  /** Milliseconds until a value is old, and as many again until it is no longer given. */
  readonly lifetimeMs: number;
  /** What all kept values may weigh together; the longest unused go first. */
  readonly maxWeight: number;
  readonly weigh: (value: Value) => number;
}

/**
 * Keeps what is dear to compute for a short time, and says as of when it is. Callers that ask for
 * the same at once wait for the same computation; who asks for a value that has grown old is given
 * it still, while the next is made. Nothing depends on it: any process can make any value again.
 */
export class SnapshotCache<Value> {
  readonly #options: SnapshotCacheOptions<Value>;
  /** Longest unused first. */
  readonly #entries = new Map<string, Entry<Value>>();
  #weight = 0;

  constructor(options: SnapshotCacheOptions<Value>) {
    this.#options = options;
  }

  /** The value of `key`, kept or made now. */
  get(key: string, now: Date, make: () => Promise<Value>): Promise<Snapshot<Value>> {
    const kept = this.#entries.get(key);
    const age = now.getTime() - (kept?.madeAt ?? -Infinity);
    if (kept === undefined || age >= 2 * this.#options.lifetimeMs) {
      return this.#makeNow(key, now, make);
    }
    this.#put(key, kept);
    if (age >= this.#options.lifetimeMs) void this.#replace(key, kept, now, make);
    return kept.snapshot;
  }

  #makeNow(key: string, now: Date, make: () => Promise<Value>): Promise<Snapshot<Value>> {
    const entry = startEntry(now, make);
    this.#put(key, entry);
    entry.snapshot.then(
      ({ value }) => this.#weigh(key, entry, value),
      () => this.#entries.get(key) === entry && this.#remove(key),
    );
    return entry.snapshot;
  }

  /** Makes the next value; where that fails, the old one stays until it is too old. */
  async #replace(
    key: string,
    kept: Entry<Value>,
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
      this.#weigh(key, entry, value);
    } catch {
      kept.isBeingReplaced = false;
    }
  }

  #weigh(key: string, entry: Entry<Value>, value: Value): void {
    if (this.#entries.get(key) !== entry) return;
    entry.weight = this.#options.weigh(value);
    this.#weight += entry.weight;
    for (const [oldest] of this.#entries) {
      if (this.#weight <= this.#options.maxWeight) return;
      this.#remove(oldest);
    }
  }

  /** Keeps an entry as the one used last. */
  #put(key: string, entry: Entry<Value>): void {
    this.#remove(key);
    this.#entries.set(key, entry);
    this.#weight += entry.weight;
  }

  #remove(key: string): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }
}
