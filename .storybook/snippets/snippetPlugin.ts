import { docsOf, type StoryDocs } from './docsOf.ts';
import { readModule } from './SourceModule.ts';

const stories = /\/packages\/ui\/src\/[^?]*\.stories\.tsx$/;

/** Adds to a story, whose own parameters win over a frame. */
function added({ story, docs, isRepeated }: StoryDocs): string {
  const own = `${story}.parameters?.docs`;
  const parameters = `;${story}.parameters={...${story}.parameters,docs:{...${JSON.stringify(docs)},...${own}}}`;
  // Storybook omits the descriptions of a file that assigns to `tags` itself.
  const tags = `;Object.assign(${story},{tags:[...${story}.tags??[],'!autodocs']})`;
  return isRepeated ? parameters + tags : parameters;
}

/**
 * Gives each story the source that readers copy. Storybook's own is read from the built code, whose
 * names are short, or is the story with its tests. A story that only tests what another one shows is
 * not on the page.
 */
export const snippetPlugin = {
  name: 'snippets',
  enforce: 'pre' as const,
  async transform(source: string, id: string) {
    if (!stories.test(id)) return undefined;
    const docs = await docsOf(readModule(id));
    // Appended, so that the line numbers above stay the same.
    return { code: source + docs.map(added).join(''), map: null };
  },
};
