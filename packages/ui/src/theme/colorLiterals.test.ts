import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const source = path.join(import.meta.dirname, '..');
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
