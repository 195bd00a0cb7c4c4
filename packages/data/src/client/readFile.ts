import { fileNameOf } from './fileName.ts';
import { type Progress, readWithProgress } from './readWithProgress.ts';

/** A file out of an answer; without a name where the answer gives none. Loads with the first download. */
export async function readFile(
  response: Response,
  onProgress: ((progress: Progress) => void) | undefined,
): Promise<{ readonly name: string | undefined; readonly blob: Blob }> {
  const name = fileNameOf(response.headers.get('Content-Disposition'));
  return { name, blob: await readWithProgress(response, onProgress) };
}
