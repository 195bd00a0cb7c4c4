import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { isOn } from './parts.ts';

const root = path.join(import.meta.dirname, '../../../..');

/** What is asked for together, by the name of its chunk: folders, or modules, from the root. */
export type Together = Readonly<Record<string, readonly string[]>>;

const placesOf = (together: Together) => Object.values(together).flat();

/**
 * Gain: about 3 % of the bytes of a first visit of /pending, and fewer requests.
 *
 * Puts what stands in some folders, with all that it imports, into one chunk. Pages keep chunks of
 * their own: a page's code is found by its name, however the rest is grouped.
 */
export function grouped(together: Together): Rolldown.CodeSplittingGroup[] {
  if (!isOn('grouped')) return [];
  return Object.entries(together).map(([name, places]) => {
    const prefixes = places.map((place) => path.join(root, place));
    return {
      name,
      test: (id) =>
        !/\/areas\/.*Page\.tsx$/.test(id) && prefixes.some((prefix) => id.startsWith(prefix)),
    };
  });
}

/** Fails the build where one of the folders is no more. */
export function everyGroupStands(together: Together): Plugin {
  return {
    name: 'everyGroupStands',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      );
      const gone = placesOf(together).filter(
        (place) => !modules.some((id) => id.startsWith(path.join(root, place))),
      );
      if (gone.length > 0)
        this.error(`Chunks are grouped by what is not there: ${gone.join(', ')}.`);
    },
  };
}
