import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderCircles, roots } from '../../scripts/folderCircles.mjs';

/** Files under `app`, each with the files that it imports. */
const modules = (imports: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(imports).map(([source, targets]) => ({
    source: `app/${source}`,
    dependencies: targets.map((target) => ({ resolved: `app/${target}` })),
  }));

describe('circles between folders', () => {
  test.each<[string, Readonly<Record<string, readonly string[]>>, readonly string[]]>([
    ['none where imports point down', { 'top/a.ts': ['low/b.ts'], 'low/b.ts': ['low/c.ts'] }, []],
    [
      'one where two folders import each other, by different files',
      { 'top/a.ts': ['low/b.ts'], 'low/c.ts': ['top/d.ts'] },
      ['app: low → top → low\n    low/c.ts imports top/d.ts\n    top/a.ts imports low/b.ts'],
    ],
    [
      'one over three folders',
      { 'one/a.ts': ['two/b.ts'], 'two/c.ts': ['three/d.ts'], 'three/e.ts': ['one/f.ts'] },
      [
        'app: one → two → three → one\n    one/a.ts imports two/b.ts\n    two/c.ts imports three/d.ts\n    three/e.ts imports one/f.ts',
      ],
    ],
    [
      'none by a file of the root, a test, a story or a folder of test support',
      {
        'a.ts': ['low/b.ts'],
        'low/b.ts': ['a.ts'],
        'low/b.test.ts': ['top/c.ts'],
        'low/b.stories.tsx': ['top/c.ts'],
        'low/testing/d.ts': ['top/c.ts'],
        'top/c.ts': ['low/b.ts'],
      },
      [],
    ],
    [
      'none between the folders of one folder',
      { 'top/one/a.ts': ['top/two/b.ts'], 'top/two/b.ts': ['top/one/a.ts'] },
      [],
    ],
  ])('%s', (_, imports, circles) => {
    expect(folderCircles(modules(imports), 'app')).toEqual(circles);
  });

  test('may contain an exception, as long as there is such an import', () => {
    const imports = modules({ 'top/a.ts': ['low/b.ts'], 'low/c.ts': ['top/d.ts'] });
    expect(folderCircles(imports, 'app', ['app: low → top'])).toEqual([]);
    expect(folderCircles(imports, 'app', ['app: low → top', 'app: low → side'])).toEqual([
      'app: low → side is an exception in folderCircles.mjs without need',
    ]);
  });

  test('are looked for in folders that exist', () => {
    const project = path.join(import.meta.dirname, '../..');
    expect(roots.filter((root) => !existsSync(path.join(project, root)))).toEqual([]);
  });
});
