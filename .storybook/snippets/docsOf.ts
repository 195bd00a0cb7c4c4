import { opensOverlay } from './opensOverlay.ts';
import type { SourceModule } from './SourceModule.ts';
import { snippetOf } from './snippetOf.ts';
import { partsOf, storiesOf } from './storyParts.ts';

/** How a docs page shows a story. */
export interface StoryDocs {
  readonly story: string;
  /** Storybook's parameters `docs`. */
  readonly docs: object;
  /** An earlier story shows the same, so this one only tests it. */
  readonly isRepeated: boolean;
}

/** An overlay has room in a separate frame, where its story opens it. */
const inFrame = { story: { inline: false, height: '30rem' } };

/** How the page of a file's component shows its stories: each example once, with code to copy. */
export async function docsOf(module: SourceModule): Promise<readonly StoryDocs[]> {
  const textOf = ({ start, end }: { readonly start: number; readonly end: number }) =>
    module.text.slice(start, end);
  const found: StoryDocs[] = [];
  const before = new Set<string>();
  const opened = new Set<string>();
  for (const story of storiesOf(module)) {
    const parts = partsOf(module, story);
    const code = await snippetOf(module.file, story);
    const look = [code, ...parts.surroundings.map(textOf)].join('\n');
    const opens = opensOverlay(module, parts);
    found.push({
      story,
      isRepeated: code !== undefined && (opens ? opened : before).has(look),
      docs: {
        ...(opens && inFrame),
        ...(code === undefined
          ? { canvas: { sourceState: 'none' } }
          : { source: { code, language: 'tsx', type: 'code' } }),
      },
    });
    before.add(look);
    if (opens) opened.add(look);
  }
  return found;
}
