import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const { R_OK, W_OK, X_OK } = constants;
const block = 4096;

/**
 * The bytes of a folder on the disk.
 *
 * @throws The system's error when this process may not read and write all of it, because PostgreSQL would
 *   fail half-way.
 */
export function measureFolder(folder: string): number {
  accessSync(folder, R_OK | W_OK | X_OK);
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      bytes += block + measureFolder(path);
    } else if (entry.isFile()) {
      accessSync(path, R_OK | W_OK);
      bytes += Math.ceil(statSync(path).size / block) * block;
    }
  }
  return bytes;
}
