import { readModule } from './SourceModule.ts';
import { snippetOf } from './snippetOf.ts';
import { storiesOf } from './storyParts.ts';

const stories = /\/packages\/ui\/src\/[^?]*\.stories\.tsx$/;

/** What 'Show code' prints: a text to copy, or no button. */
const parameterOf = (code: string | undefined) =>
  code === undefined
    ? { canvas: { sourceState: 'none' } }
    : { source: { code, language: 'tsx', type: 'code' } };

/**
 * Gives each story the source that readers copy. Storybook's own is read from the built code, whose
 * names are short, or is the story with its tests.
 */
export const snippetPlugin = {
  name: 'snippets',
  enforce: 'pre' as const,
  async transform(source: string, id: string) {
    if (!stories.test(id)) return undefined;
    const added = await Promise.all(
      storiesOf(readModule(id)).map(async (story) => {
        const docs = JSON.stringify(parameterOf(await snippetOf(id, story)));
        return `;${story}.parameters={...${story}.parameters,docs:{...${story}.parameters?.docs,...${docs}}}`;
      }),
    );
    // Appended, so that the line numbers above stay the same.
    return { code: source + added.join(''), map: null };
  },
};
