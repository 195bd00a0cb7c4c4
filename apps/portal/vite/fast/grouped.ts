import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { isOn } from './parts.ts';

const root = path.join(import.meta.dirname, '../../../..');

/** The folders or modules of each chunk, by the chunk's name; paths from the root. */
export type Together = Readonly<Record<string, readonly string[]>>;

const placesOf = (together: Together) => Object.values(together).flat();

/**
 * Gain: about 3 % of the bytes of a first visit of /pending, and fewer requests.
 *
 * Puts the code of some folders, with all its imports, into one chunk. A page keeps a separate chunk, unless the
 * group names its module: pages that few visits begin with would load with the others.
 */
export function grouped(together: Together): Rolldown.CodeSplittingGroup[] {
  if (!isOn('grouped')) return [];
  return Object.entries(together).map(([name, places]) => {
    const prefixes = places.map((place) => path.join(root, place));
    return {
      name,
      test: (id) =>
        prefixes.includes(id) ||
        (!/\/areas\/.*Page\.tsx$/.test(id) && prefixes.some((prefix) => id.startsWith(prefix))),
    };
  });
}

/** Fails the build if one of the folders or modules no longer exists. */
export function checkGroupsExist(together: Together): Plugin {
  return {
    name: 'checkGroupsExist',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      );
      const gone = placesOf(together).filter(
        (place) => !modules.some((id) => id.startsWith(path.join(root, place))),
      );
      if (gone.length > 0)
        this.error(`Chunk groups name paths that do not exist: ${gone.join(', ')}.`);
    },
  };
}
