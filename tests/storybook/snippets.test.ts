import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { readModule } from '../../.storybook/snippets/SourceModule.ts';
import { snippetOf } from '../../.storybook/snippets/snippetOf.ts';
import { storiesOf } from '../../.storybook/snippets/storyParts.ts';

const root = path.join(import.meta.dirname, '../..');
const ui = path.join(root, 'packages/ui');
const source = path.join(ui, 'src');
const folder = path.join(root, 'node_modules/.cache/snippets');

const compiler = createRequire(import.meta.url)
  .resolve('typescript/package.json')
  .replace('package.json', 'bin/tsc');

/** Declarations of the app, and of paths that only the built package has. */
const ownOfApp = {
  'addresses.d.ts': `declare module '@agent-portal/ui/theme.css';
declare module '@agent-portal/ui/frame.css';`,
  'router.ts': 'export declare const router: { navigate(address: string): Promise<void> };',
  'App.ts': `export declare const App: import('react').ComponentType;`,
};

const settings = {
  extends: '../../../tsconfig.base.json',
  compilerOptions: {
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    paths: { '@agent-portal/ui/format': ['../../../packages/format/src/index.ts'] },
  },
  include: ['.'],
};

/** The TypeScript of the pages of the docs and of the package's README, by page and place. */
function snippetsOfPages(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of ['README.md', ...globSync('src/docs/*.mdx', { cwd: ui })]) {
    const text = readFileSync(path.join(ui, file), 'utf8');
    const page = path.basename(file).replace(/\..*/, '');
    for (const [place, [, code = '']] of [...text.matchAll(/^```tsx?\n([^]*?)^```$/gm)].entries()) {
      found.set(`${page}-${place + 1}`, code);
    }
  }
  return found;
}

const snippets = new Map<string, string>();

async function typeErrors(): Promise<string> {
  try {
    await promisify(execFile)(process.execPath, [compiler, '-p', folder]);
    return '';
  } catch (failure) {
    return String((failure as { stdout?: unknown }).stdout);
  }
}

const button = path.join(source, 'components/Button/Button.stories.tsx');

describe("the code of the docs' examples", () => {
  beforeAll(async () => {
    for (const file of globSync('**/*.stories.tsx', { cwd: source })) {
      const place = path.join(source, file);
      for (const story of storiesOf(readModule(place))) {
        const code = await snippetOf(place, story);
        const name = `${path.basename(file, '.stories.tsx')}-${story}`;
        if (code !== undefined) snippets.set(name, code);
      }
    }
    for (const [name, code] of snippetsOfPages()) snippets.set(name, code);
  });

  it('compiles after a copy into an app', async () => {
    expect(snippets.size).toBeGreaterThan(350);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
    for (const [file, text] of Object.entries(ownOfApp)) {
      writeFileSync(path.join(folder, file), text);
    }
    for (const [name, code] of snippets) {
      // A module also without an import, so that its names are its own.
      writeFileSync(path.join(folder, `${name}.tsx`), `${code}\nexport {};\n`);
    }
    expect(await typeErrors()).toBe('');
  });

  it('imports only from packages, and has nothing of a test', () => {
    const odd = /from '\.\.|storybook|\bsatisfies (Meta|StoryObj)|\bplay:|packages\//;
    expect([...snippets].filter(([, code]) => odd.test(code)).map(([name]) => name)).toEqual([]);
  });

  it('has the props of the story, and functions for its spies', async () => {
    expect(await snippetOf(button, 'WithIcon')).toBe(`import { Download } from 'lucide-react';
import { Button } from '@agent-portal/ui/Button';

export const Example = () => (
  <Button onClick={() => {}} icon={<Download aria-hidden />}>
    Export to Excel
  </Button>
);`);
  });
});
