import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every path in a folder, with the hash of each file. */
export function contentOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const hashed = entries.map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const hash = entry.isFile()
      ? createHash('sha256').update(readFileSync(file)).digest('hex')
      : '';
    return [path.relative(folder, file), hash] as const;
  });
  return Object.fromEntries(hashed);
}
