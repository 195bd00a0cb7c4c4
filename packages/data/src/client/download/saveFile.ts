import type { DownloadedFile } from '../../endpoint.ts';

/** Milliseconds that the browser has to read the file. */
const readingTime = 60_000;

export function saveFile({ name, blob }: DownloadedFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readingTime);
}
