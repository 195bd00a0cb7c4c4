/** A separate PostgreSQL for a test. */
export interface Postgres {
  readonly url: string;
  /** Cuts every connection, rejects new ones for a moment, and settles when it accepts them again. */
  restart(): Promise<void>;
  stop(): void;
}

/** Starts one. Undefined if PostgreSQL is not installed. */
export function startPostgres(): Promise<Postgres | undefined>;
