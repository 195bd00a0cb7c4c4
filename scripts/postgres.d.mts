/** A PostgreSQL of a test's own. */
export interface Postgres {
  readonly url: string;
  /** Cuts every connection, refuses new ones for a moment, and settles when it takes them again. */
  restart(): Promise<void>;
  stop(): void;
}

/** Starts one, or gives back undefined where none is installed. */
export function startPostgres(): Promise<Postgres | undefined>;
