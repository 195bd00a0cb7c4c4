import { existsSync, readFileSync } from 'node:fs';

/** An entry of Storybook's index, as far as the search reads it. */
interface Entry {
  readonly type: string;
  readonly importPath: string;
  readonly tags?: readonly string[] | undefined;
}

interface Generator {
  getIndexAndStats: () => Promise<{
    readonly storyIndex: { readonly v: number; readonly entries: Readonly<Record<string, Entry>> };
    readonly stats: unknown;
  }>;
}

/** The other names of a component, from the comment on it or on its stories. */
function synonymsOf({ importPath }: Entry): readonly string[] {
  const files = [importPath, importPath.replace('.stories.', '.')].filter((file) =>
    existsSync(file),
  );
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const [, names] = /\*\*Also called:\*\* ([^.]+)\./.exec(text) ?? [];
  return names?.split(',').map((name) => name.replaceAll(/\s+(\*\s+)?/g, ' ').trim()) ?? [];
}

const changed = new WeakSet<object>();

/** Storybook's hook for its index: the search finds the page of a component by its other names. */
export function storyIndexGenerator(generator: Generator) {
  if (changed.has(generator)) return generator;
  changed.add(generator);
  const getIndexAndStats = generator.getIndexAndStats.bind(generator);
  generator.getIndexAndStats = async () => {
    const { storyIndex, stats } = await getIndexAndStats();
    const entries = Object.entries(storyIndex.entries).map(([id, entry]) => {
      if (entry.type !== 'docs' || !entry.tags?.includes('autodocs')) return [id, entry];
      // No element has this id, so that the page shows from its title on.
      const anchors = synonymsOf(entry).map((title) => ({ id: `called-${title}`, title }));
      return [id, { ...entry, anchors }];
    });
    return { storyIndex: { ...storyIndex, entries: Object.fromEntries(entries) }, stats };
  };
  return generator;
}
