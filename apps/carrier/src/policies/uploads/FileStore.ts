/** Stores the documents that users upload. One store keeps them all, each under its id. */
export interface FileStore {
  /**
   * Writes a new file, and returns when it is on the disk. Whatever fails, the caller removes the file.
   * @param pieces its content, read while it is written
   * @throws {Problem} 507 when the disk of the documents has no room, or cannot be written
   */
  readonly write: (id: string, pieces: AsyncIterable<Uint8Array>) => Promise<void>;
  /** The content of a file, read while it is sent. @throws {Problem} 410 if there is no such file */
  readonly read: (id: string) => Promise<ReadableStream<Uint8Array>>;
  /** Removes files that the database never named; those that do not exist are ignored. */
  readonly remove: (ids: readonly string[]) => Promise<void>;
}
