import { createHash } from 'node:crypto';

/** A value and the moment it was true. */
export interface Snapshot<Value> {
  readonly value: Value;
  readonly asOf: Date;
}

/** A kind of cached value. */
export interface SnapshotKind<Value> {
  /** The name of the kind. */
  readonly name: string;
  /** About how many bytes of memory a value uses. */
  readonly weigh: (value: Value) => number;
}

interface Entry {
  readonly snapshot: Promise<Snapshot<unknown>>;
  readonly madeAt: number;
  /** Bytes. A value counts once it is computed. */
  weight: number;
  isBeingReplaced: boolean;
}

interface SnapshotCacheOptions {
  /** Milliseconds until a value is old. After twice that time it is no longer used. */
  readonly lifetimeMs: number;
  /** The most bytes of all cached values together. The least recently used are dropped first. */
  readonly maxWeight: number;
}

/** The bytes of an entry without its value: the key, a promise, and its place in the map. */
export const entryWeight = 1_000;

/** Keys contain caller input of any length, so they are hashed. */
const toKey = (kind: SnapshotKind<never>, about: unknown) =>
  createHash('sha256')
    .update(JSON.stringify([kind.name, about]))
    .digest('base64');

function startEntry<Value>(now: Date, make: () => Promise<Value>) {
  const snapshot = make().then((value) => ({ value, asOf: now }));
  return { snapshot, madeAt: now.getTime(), weight: entryWeight, isBeingReplaced: false };
}

/**
 * Caches expensive values for a short time, with the moment they were true. Calls for the same key at the
 * same time share one computation. An old value is still returned while the next one is computed. All kinds
 * share one memory limit. Any process can compute any value again.
 */
export class SnapshotCache {
  readonly #options: SnapshotCacheOptions;
  /** Least recently used first. */
  readonly #entries = new Map<string, Entry>();
  #weight = 0;
  #sweptAt = 0;

  constructor(options: SnapshotCacheOptions) {
    this.#options = options;
  }

  /** About how many bytes are cached. */
  get weight(): number {
    return this.#weight;
  }

  /**
   * A value, cached or computed now.
   * @param about everything that the value depends on, as JSON
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

  /** Computes the next value. If that fails, the old one stays until it is too old. */
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

  /** Counts the memory of a computed value. */
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

  /** Drops everything that is too old, requested again or not. */
  #sweep(now: number): void {
    const { lifetimeMs } = this.#options;
    if (now - this.#sweptAt < lifetimeMs) return;
    this.#sweptAt = now;
    for (const [key, { madeAt }] of this.#entries) {
      if (now - madeAt >= 2 * lifetimeMs) this.#remove(key);
    }
  }

  /** Marks an entry as the most recently used. */
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
