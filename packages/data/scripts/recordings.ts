import { readdirSync } from 'node:fs';
import type { Recording } from '../src/mocks/Recording.ts';

const source = new URL('../src/', import.meta.url);

/** The recordings of each resource are next to its contract. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)recordings\.ts$/.test(file.replaceAll('\\', '/')))
  .toSorted();

const modules = await Promise.all(
  files.map(
    async (file) =>
      (await import(new URL(file, source).href)) as Readonly<Record<string, readonly Recording[]>>,
  ),
);

/** All recordings. The first of an endpoint is what its mock answers. */
export const recordings: readonly Recording[] = modules.flatMap((module) =>
  Object.values(module).flat(),
);
