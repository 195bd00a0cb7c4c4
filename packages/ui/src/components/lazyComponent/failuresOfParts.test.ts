import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = path.join(import.meta.dirname, '../..');

/** The calendar is in an error boundary. */
const guarded = 'components/DateField/DateField.tsx';

const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
  (file) => !/\.(test|stories)\.|lazyComponent\.ts$/.test(file) && file !== guarded,
);

/** The calls that make a part, each with the code after it. */
const parts = files.flatMap((file) => {
  const [, ...calls] = readFileSync(path.join(source, file), 'utf8').split(' lazyComponent(');
  return calls.map((call) => ({ file, call }));
});

it('finds the parts that load late', () => {
  expect(parts.length).toBeGreaterThan(15);
});

it.each(parts)('$file says what shows where its part does not load', ({ call }) => {
  expect(call.slice(0, 400)).toMatch(/\{\s*(fallback: \w+|isOptional: true)/);
});
