import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** Whether a file of the build contains a module; its path is relative to the portal's src folder. */
export const holds = (file: Rolldown.OutputBundle[string] | undefined, module: string) =>
  file?.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/src/${module}`));

/** A chunk and all it imports statically. */
export function staticImportsOf(
  bundle: Rolldown.OutputBundle,
  chunk: Chunk,
  found = new Set<Chunk>(),
): Set<Chunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') staticImportsOf(bundle, imported, found);
  }
  return found;
}

/**
 * The chunks that a browser loads on its first visit of a page: the entry's and the page's, with
 * everything they import statically.
 * @param page path of the page's module, from the portal's src folder
 */
export function firstVisitChunks(bundle: Rolldown.OutputBundle, page: string): Chunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  // Vite removes an entry chunk with only imports, so the code that starts the app is found by name.
  const start = chunks.filter(
    (chunk) => chunk.isEntry || holds(chunk, 'main.tsx') || holds(chunk, page),
  );
  if (start.length < 2) throw new Error(`The build has no chunk for ${page}.`);
  const found = new Set<Chunk>();
  for (const chunk of start) staticImportsOf(bundle, chunk, found);
  return [...found];
}
