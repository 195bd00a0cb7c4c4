import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A value and the moment it was true. */
export interface Snapshot<Value> {
  readonly value: Value;
  readonly asOf: Date;
}

export interface SnapshotKind<Value> {
  readonly name: string;
  /** About how many bytes of memory a value uses. */
  readonly weigh: (value: Value) => number;
}

interface Entry {
  readonly snapshot: Promise<Snapshot<unknown>>;
  readonly madeAt: number;
  isBeingReplaced: boolean;
}

interface SnapshotCacheOptions {
  /** Milliseconds until a value is old. After twice that time it is no longer used. */
  readonly lifetimeMs: number;
  /** The most bytes of all cached values together. The least recently used are dropped first. */
  readonly maxWeight: number;
}

/** The bytes of an entry without its value: the key, a promise, and its place in the cache. */
export const entryWeight = 1_000;

/** Keys contain caller input of any length, so they are hashed. */
const toKey = (kind: SnapshotKind<never>, about: unknown) =>
  createHash('sha256')
    .update(JSON.stringify([kind.name, about]))
    .digest('base64');

/**
 * Caches expensive values for a short time, with the moment they were true. Calls for the same key at the
 * same time share one computation. An old value is still returned while the next one is computed. All kinds
 * share one memory limit. Any process can compute any value again.
 */
export class SnapshotCache {
  readonly #lifetimeMs: number;
  readonly #entries: LRUCache<string, Entry>;

  constructor({ lifetimeMs, maxWeight }: SnapshotCacheOptions) {
    this.#lifetimeMs = lifetimeMs;
    this.#entries = new LRUCache({ maxSize: maxWeight });
  }

  /** About how many bytes are cached. */
  get weight(): number {
    return this.#entries.calculatedSize;
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
    const key = toKey(kind, about);
    const stored = this.#entries.get(key);
    const age = now.getTime() - (stored?.madeAt ?? -Infinity);
    if (stored === undefined || age >= 2 * this.#lifetimeMs) {
      return this.#compute(key, kind, now, make);
    }
    if (age >= this.#lifetimeMs && !stored.isBeingReplaced) {
      stored.isBeingReplaced = true;
      void this.#compute(key, kind, now, make, stored);
    }
    return stored.snapshot as Promise<Snapshot<Value>>;
  }

  /** Computes a value. If a replaced one is given, that stays until then, and if this one fails. */
  #compute<Value>(
    key: string,
    kind: SnapshotKind<Value>,
    now: Date,
    make: () => Promise<Value>,
    replaced?: Entry,
  ): Promise<Snapshot<Value>> {
    const snapshot = make().then((value) => ({ value, asOf: now }));
    const entry: Entry = { snapshot, madeAt: now.getTime(), isBeingReplaced: false };
    const keep = (size: number) => {
      // Setting the same entry again would not change its size.
      this.#entries.delete(key);
      this.#entries.set(key, entry, { size });
    };
    const isCurrent = () => this.#entries.peek(key) === (replaced ?? entry);
    if (!replaced) keep(entryWeight);
    snapshot.then(
      ({ value }) => isCurrent() && keep(entryWeight + kind.weigh(value)),
      () => {
        if (replaced) replaced.isBeingReplaced = false;
        else if (isCurrent()) this.#entries.delete(key);
      },
    );
    return snapshot;
  }
}
