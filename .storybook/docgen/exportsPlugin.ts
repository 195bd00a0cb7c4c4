import { existsSync } from 'node:fs';
import path from 'node:path';
import { guides } from '../../packages/ui/src/docs/guides/guides.ts';
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
    const page = partsOf(readModule(id), 'meta').title.split('/').at(-1) ?? '';
    const exported = page in guides ? exportsOf(index, page) : undefined;
    if (!exported) return undefined;
    const docs = `{...meta.parameters?.docs,exports:${JSON.stringify(exported)}}`;
    // Appended, so that the line numbers above stay the same.
    return {
      code: `${source};Object.assign(meta,{parameters:{...meta.parameters,docs:${docs}}})`,
      map: null,
    };
  },
};
