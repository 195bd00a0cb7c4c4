/** A file that the user chose, before it is sent. */
export interface ChosenDocument {
  readonly id: string;
  readonly file: File;
  /** The file on the user's disk has changed or is gone, so the browser cannot send it as it was chosen. */
  readonly hasChanged?: boolean;
}

/** Chromium and WebKit fail to read a file that changed. Firefox reads it, with another size. */
async function isUnchanged(file: File): Promise<boolean> {
  let size = 0;
  const count = new WritableStream<Uint8Array>({ write: (piece) => void (size += piece.length) });
  try {
    await file.stream().pipeTo(count);
  } catch {
    return false;
  }
  return size === file.size;
}

/** The documents, with a mark on those whose file changed after it was chosen. */
export const markChanged = (
  chosen: readonly ChosenDocument[],
): Promise<readonly ChosenDocument[]> =>
  Promise.all(
    chosen.map(async (document) => ({
      ...document,
      hasChanged: !(await isUnchanged(document.file)),
    })),
  );
