/** How far a download is, in bytes. */
export interface DownloadProgress {
  readonly received: number;
  /** Undefined if the whole is not known. */
  readonly total: number | undefined;
}

/** The progress of a download: percent if the size is known, otherwise the bytes received. */
export function progressText(progress: DownloadProgress | undefined, doing: string): string {
  if (!progress) return `${doing} …`;
  const { received, total } = progress;
  if (total) return `${doing}, ${Math.round((received / total) * 100)}%`;
  return `${doing}, ${Math.ceil(received / 1000)} kB`;
}
