import type { DownloadedFile } from '../../endpoint.ts';

/** How long the browser may take to read the file it was handed, in milliseconds. */
const readingTime = 60_000;

/** Hands a file to the browser, which saves it under its name. */
export function saveFile({ name, blob }: DownloadedFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readingTime);
}
