import { guides } from '../packages/ui/src/docs/guides/guides.ts';

/** An entry of Storybook's index, as far as the search reads it. */
interface Entry {
  readonly type: string;
  readonly title: string;
  readonly tags?: readonly string[] | undefined;
  /** Parts of a page that the search finds. */
  readonly anchors?: readonly { readonly id: string; readonly title: string }[] | undefined;
}

interface Generated<E extends Entry> {
  readonly storyIndex: { readonly v: number; readonly entries: Readonly<Record<string, E>> };
  readonly stats: unknown;
}

interface Generator<E extends Entry> {
  getIndexAndStats: () => Promise<Generated<E>>;
}

/** No element has this id, so that the page shows from its title on. */
const idOf = (synonym: string) => `called-${synonym.replaceAll(' ', '-')}`;

/** The page of a component is found by its other names, and not by its stories, which are found anyway. */
export function findable<E extends Entry>(entry: E): E {
  if (entry.type !== 'docs' || !entry.tags?.includes('autodocs')) return entry;
  const name = entry.title.startsWith('Components/') ? entry.title.split('/').at(-1) : undefined;
  const { synonyms = [] } = guides[name ?? ''] ?? {};
  return { ...entry, anchors: synonyms.map((title) => ({ id: idOf(title), title })) };
}

const changed = new WeakSet<object>();

/** Storybook's own hook for what writes its index. It asks for it several times. */
export function storyIndexGenerator<E extends Entry>(generator: Generator<E>) {
  if (changed.has(generator)) return generator;
  changed.add(generator);
  const getIndexAndStats = generator.getIndexAndStats.bind(generator);
  generator.getIndexAndStats = async () => {
    const { storyIndex, stats } = await getIndexAndStats();
    const entries = Object.entries(storyIndex.entries).map(([id, entry]) => [id, findable(entry)]);
    return { storyIndex: { ...storyIndex, entries: Object.fromEntries(entries) }, stats };
  };
  return generator;
}
