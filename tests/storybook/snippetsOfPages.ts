import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../packages/ui');

/** The TypeScript of the pages of the docs and of the package's README, by page and place. */
export function snippetsOfPages(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of ['README.md', ...globSync('src/docs/*.mdx', { cwd: folder })]) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const page = path.basename(file).replace(/\..*/, '');
    for (const [place, [, code = '']] of [...text.matchAll(/^```tsx?\n([^]*?)^```$/gm)].entries()) {
      found.set(`${page}-${place + 1}`, code);
    }
  }
  return found;
}
