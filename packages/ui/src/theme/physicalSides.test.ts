import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const source = path.join(import.meta.dirname, '..');
const physical =
  /^\s*(?:(?:margin|padding|border)-(?:left|right)|(?:left|right)(?=:[^,]*;$)|(?:text-align|float): (?:left|right))\b/m;
/** Four values, of which the right one differs from the left one. Chevrons and ticks are turned. */
const shorthand = /^\s*(?:margin|padding|inset): (?<values>[^;\n]+);/gm;

function differingSides(text: string): string[] {
  return [...text.matchAll(shorthand)]
    .filter(([, values = '']) => {
      const [, right, , left] =
        values.match(/(?:\$\{[^}]*\}|\((?:[^()]|\([^()]*\))*\)|\S)+/g) ?? [];
      return left !== undefined && left !== right;
    })
    .map(([line]) => line.trim());
}

describe('a physical side', () => {
  it.each(['  padding-left: 4px;', '  left: 0;', '  text-align: left;'])(
    'is found in %s',
    (text) => {
      expect(text).toMatch(physical);
    },
  );

  it('is found in a shorthand', () => {
    expect(differingSides('  padding: 0 4px 0 0;')).toEqual(['padding: 0 4px 0 0;']);
    expect(differingSides('  padding: 0 4px 8px 4px;')).toEqual([]);
  });

  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => !/\.(?:test|stories)\./.test(file),
  );

  it('is in no style, so that styles follow the direction of the text', () => {
    expect(files.length).toBeGreaterThan(50);
    const found = files.flatMap((file) => {
      const text = readFileSync(path.join(source, file), 'utf8');
      return [...(physical.exec(text) ?? []), ...differingSides(text)].map(
        (side) => `${file}: ${side.trim()}`,
      );
    });
    expect(found).toEqual([]);
  });
});
