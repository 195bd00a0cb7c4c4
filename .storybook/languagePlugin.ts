import path from 'node:path';
import { opensOverlay } from './snippets/opensOverlay.ts';
import { readModule } from './snippets/SourceModule.ts';
import { partsOf, storiesOf } from './snippets/storyParts.ts';

const stories = /\/(packages\/ui|apps\/portal)\/src\/[^?]*\.stories\.tsx$/;
const helper = path.join(import.meta.dirname, 'inItsLanguage.ts');

/** Runs play functions that only test in the language that they are written for, and no other. */
export const languagePlugin = {
  name: 'language',
  enforce: 'pre' as const,
  transform(source: string, id: string) {
    const [, part] = stories.exec(id) ?? [];
    if (part === undefined) return undefined;
    const module = readModule(id);
    const tests = storiesOf(module).filter(
      // The portal's own texts have one language.
      (story) => part === 'apps/portal' || !opensOverlay(module, partsOf(module, story)),
    );
    const added = tests.map(
      (story) => `;if(${story}.play)${story}.play=inItsLanguage(${story}.play)`,
    );
    const from = path.relative(path.dirname(id), helper).replaceAll('\\', '/');
    // Appended, so that the line numbers above stay the same.
    const code = `${source}\n;import {inItsLanguage} from ${JSON.stringify(from)}${added.join('')}`;
    return added.length === 0 ? undefined : { code, map: null };
  },
};
