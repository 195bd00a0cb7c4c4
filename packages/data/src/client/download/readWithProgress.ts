/** The progress of a download, in bytes; the total is undefined if the answer does not state it. */
export interface Progress {
  readonly received: number;
  readonly total: number | undefined;
}

/** Reads a body in chunks and reports the progress. */
export async function readWithProgress(
  response: Response,
  onProgress: ((progress: Progress) => void) | undefined,
): Promise<Blob> {
  if (!response.body || !onProgress) return response.blob();
  // The length of a compressed answer counts compressed bytes; these are decompressed.
  const length = response.headers.get('Content-Encoding')
    ? NaN
    : Number(response.headers.get('Content-Length'));
  const total = length > 0 ? length : undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    chunks.push(piece.value);
    received += piece.value.length;
    onProgress({ received, total });
  }
  return new Blob(chunks, { type: response.headers.get('Content-Type') ?? '' });
}
