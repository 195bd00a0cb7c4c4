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

const literal =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const named =
  /(?:color|background|border|fill|stroke|outline)[^;:]*:[^;]*\b(?:white|black|red|green|blue|gr[ae]y)\b/i;

describe('a color literal', () => {
  it.each(['color: #fff', 'a #0f5c8c80', 'rgb(0 0 0)', 'oklch(50% 0 0)'])(
    'is found in %s',
    (text) => {
      expect(text).toMatch(literal);
    },
  );

  it.each(['color: white;', 'border: 1px solid black;'])('is found by name in %s', (text) => {
    expect(text).toMatch(named);
  });

  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => !file.startsWith('theme/') && !/\.(test|stories)\./.test(file),
  );

  it('is in no file outside the theme', () => {
    const found = files.flatMap((file) => {
      const text = readFileSync(path.join(source, file), 'utf8');
      return [literal, named].flatMap((pattern) => {
        const [color] = pattern.exec(text) ?? [];
        return color ? [`${file}: ${color}`] : [];
      });
    });
    expect(files.length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });
});
