import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** Whether a file of the build holds a module, whose path begins at the portal's src folder. */
export const holds = (file: Rolldown.OutputBundle[string] | undefined, module: string) =>
  file?.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/src/${module}`));

/** Adds a chunk and all it imports statically. */
function collect(bundle: Rolldown.OutputBundle, fileName: string, into: Set<Chunk>): void {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || into.has(chunk)) return;
  into.add(chunk);
  for (const imported of chunk.imports) collect(bundle, imported, into);
}

/**
 * The chunks that a browser loads on its first visit of a page: the entry's and the page's, with
 * everything they import statically.
 * @param page path of the page's module, from the portal's src folder
 */
export function firstVisitChunks(bundle: Rolldown.OutputBundle, page: string): Chunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  // Vite drops an entry's chunk that has nothing but imports: what starts the app is found by name.
  const start = chunks.filter(
    (chunk) => chunk.isEntry || holds(chunk, 'main.tsx') || holds(chunk, page),
  );
  if (start.length < 2) throw new Error(`The build has no chunk for ${page}.`);
  const found = new Set<Chunk>();
  for (const chunk of start) collect(bundle, chunk.fileName, found);
  return [...found];
}
