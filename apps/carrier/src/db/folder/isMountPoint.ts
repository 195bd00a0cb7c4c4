import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The mount points, or undefined when the system does not list them (Linux does). */
function mountPoints(): string[] | undefined {
  try {
    // proc(5): the fifth field; blanks and backslashes in it are written in octal.
    return readFileSync('/proc/self/mountinfo', 'utf8')
      .split('\n')
      .map((line) => line.split(' ')[4] ?? '')
      .map((path) =>
        path.replaceAll(/\\(\d{3})/g, (_, code: string) => String.fromCharCode(parseInt(code, 8))),
      );
  } catch {
    return undefined;
  }
}

/** Whether a folder is where a disk, or a folder of a container's host, is mounted. */
export function isMountPoint(folder: string): boolean {
  const real = realpathSync(folder);
  const parent = dirname(real);
  if (parent === real) return true;
  return mountPoints()?.includes(real) ?? statSync(real).dev !== statSync(parent).dev;
}
