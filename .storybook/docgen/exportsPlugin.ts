import { existsSync } from 'node:fs';
import path from 'node:path';
import { readModule } from '../snippets/SourceModule.ts';
import { partsOf } from '../snippets/storyParts.ts';
import { exportsOf } from './exportsOf.ts';

const stories = /\/packages\/ui\/src\/[^?]*\.stories\.tsx$/;

/**
 * Gives the page of a component what its address exports besides the component: functions such as
 * `toast`, and the fields of forms.
 */
export const exportsPlugin = {
  name: 'exports',
  enforce: 'pre' as const,
  transform(source: string, id: string) {
    const index = path.join(path.dirname(id), 'index.ts');
    if (!stories.test(id) || !existsSync(index)) return undefined;
    const [, page] = /^Components\/\w+\/([^/]+)$/.exec(partsOf(readModule(id), 'meta').title) ?? [];
    const exported = page === undefined ? undefined : exportsOf(index, page);
    if (!exported) return undefined;
    const docs = `{...meta.parameters?.docs,exports:${JSON.stringify(exported)}}`;
    // Appended, so that the line numbers above stay the same.
    return {
      code: `${source};Object.assign(meta,{parameters:{...meta.parameters,docs:${docs}}})`,
      map: null,
    };
  },
};
