/** A value and the moment it was true. */
export interface Snapshot<Value> {
  readonly value: Value;
  readonly asOf: Date;
}

interface Entry<Value> {
  readonly snapshot: Promise<Snapshot<Value>>;
  readonly expires: number;
  weight: number;
}

interface SnapshotCacheOptions<Value> {
  /** Milliseconds until a value is made anew. */
  readonly lifetimeMs: number;
  /** What all kept values may weigh together; the longest unused go first. */
  readonly maxWeight: number;
  readonly weigh: (value: Value) => number;
}

/**
 * Keeps what is dear to compute for a short time, and says as of when it is. Callers that ask for
 * the same at once wait for the same computation. Nothing depends on it: any process can make any
 * value again.
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
    this.#remove(key);
    if (kept !== undefined && now.getTime() < kept.expires) {
      this.#add(key, kept);
      return kept.snapshot;
    }
    const entry = {
      snapshot: this.#make(key, now, make),
      expires: now.getTime() + this.#options.lifetimeMs,
      weight: 0,
    };
    this.#add(key, entry);
    return entry.snapshot;
  }

  async #make(key: string, asOf: Date, make: () => Promise<Value>): Promise<Snapshot<Value>> {
    try {
      const value = await make();
      this.#weigh(key, value);
      return { value, asOf };
    } catch (error) {
      this.#remove(key);
      throw error;
    }
  }

  #weigh(key: string, value: Value): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#weight -= entry.weight;
    entry.weight = this.#options.weigh(value);
    this.#weight += entry.weight;
    for (const [oldest] of this.#entries) {
      if (this.#weight <= this.#options.maxWeight) return;
      this.#remove(oldest);
    }
  }

  #add(key: string, entry: Entry<Value>): void {
    this.#entries.set(key, entry);
    this.#weight += entry.weight;
  }

  #remove(key: string): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }
}
