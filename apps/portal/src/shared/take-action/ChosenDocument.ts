/** A file that the user chose, before it is sent. */
export interface ChosenDocument {
  readonly id: string;
  readonly file: File;
  /** The file on the user's disk has changed or is gone, so the browser can no longer send it. */
  readonly hasChanged?: boolean;
}

/** The documents, with a mark on those whose file can no longer be read. */
export const markChanged = (
  chosen: readonly ChosenDocument[],
): Promise<readonly ChosenDocument[]> =>
  Promise.all(
    chosen.map(async (document) => {
      const piece = await document.file
        .slice(0, 1)
        .arrayBuffer()
        .catch(() => undefined);
      return { ...document, hasChanged: piece?.byteLength !== 1 };
    }),
  );
