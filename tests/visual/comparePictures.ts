import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  /** The name of both pictures: a story's id and its mode. */
  readonly picture: string;
  readonly kind: 'changed' | 'new' | 'gone';
  /** How many pixels differ. For pictures of different sizes, all of them. */
  readonly pixels: number;
}

/**
 * Compares the pictures of two folders by name and by pixel, and draws the differences.
 * @param drawn the folder for the drawings
 */
export function comparePictures(base: string, now: string, drawn: string): readonly Difference[] {
  const names = (folder: string) => globSync('*.png', { cwd: folder });
  const all = new Set([...names(base), ...names(now)]);
  mkdirSync(drawn, { recursive: true });
  return [...all].toSorted().flatMap((picture): Difference[] => {
    const [before, after] = [path.join(base, picture), path.join(now, picture)];
    if (!existsSync(before)) return [{ picture, kind: 'new', pixels: 0 }];
    if (!existsSync(after)) return [{ picture, kind: 'gone', pixels: 0 }];
    const pixels = changedPixels(before, after, path.join(drawn, picture));
    return pixels === 0 ? [] : [{ picture, kind: 'changed', pixels }];
  });
}

function changedPixels(before: string, after: string, drawn: string): number {
  const bytes = [readFileSync(before), readFileSync(after)] as const;
  if (bytes[0].equals(bytes[1])) return 0;
  const [one, other] = [PNG.sync.read(bytes[0]), PNG.sync.read(bytes[1])];
  if (one.width !== other.width || one.height !== other.height) return other.width * other.height;
  const difference = new PNG({ width: one.width, height: one.height });
  // Also counts pixels of edges that only antialias differently.
  const options = { threshold: 0, includeAA: true };
  const count = pixelmatch(one.data, other.data, difference.data, one.width, one.height, options);
  if (count > 0) writeFileSync(drawn, PNG.sync.write(difference));
  return count;
}
