import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { areas } from './areas.ts';
import { skipped } from './skipped.ts';

const root = path.join(import.meta.dirname, '../..');
const files = globSync('{apps/{carrier,portal},packages/{data,format,ui}}/src/**/*.{ts,tsx}', {
  cwd: root,
});

/** The part of a pattern before its first special character. Comparing it first is much faster. */
const startOf = (pattern: string) => /^[^*?{[!]*/.exec(pattern)?.[0] ?? '';

const matches = (file: string, patterns: readonly string[]) =>
  patterns.some((pattern) => file.startsWith(startOf(pattern)) && path.matchesGlob(file, pattern));

/** The files that patterns name; those that begin with '!' take away. */
function filesOf(patterns: readonly string[]): string[] {
  const isTakenAway = (pattern: string) => pattern.startsWith('!');
  const takenAway = patterns.filter(isTakenAway).map((pattern) => pattern.slice(1));
  const named = patterns.filter((pattern) => !isTakenAway(pattern));
  return files.filter((file) => matches(file, named) && !matches(file, takenAway));
}

const withoutFaults = new Set(filesOf(Object.keys(skipped)));

test('faults are put into every file of logic, unless skipped.ts says why not', () => {
  const tried = new Set(Object.values(areas).flatMap(({ mutate }) => filesOf(mutate)));
  const logic = filesOf(['{apps/{carrier,portal},packages/{data,format,ui}}/src/**/*.ts']);
  expect(logic.length).toBeGreaterThan(500);
  expect(logic.filter((file) => !tried.has(file) && !withoutFaults.has(file))).toEqual([]);
});

test('faults are put into every file of the design system that has a unit test', () => {
  const tested = filesOf(['packages/ui/src/**/*.test.{ts,tsx}'])
    .map((file) => file.replace(/\.test\.tsx?$/, '.ts'))
    .filter((file) => files.includes(file));
  expect(tested.length).toBeGreaterThan(50);
  expect(
    tested.filter((file) => withoutFaults.has(file) && !/\.styles\.|\/index\./.test(file)),
  ).toEqual([]);
});

test('each area names files to put faults into, and tests', () => {
  for (const [name, area] of Object.entries(areas)) {
    const tried = filesOf(area.mutate).filter((file) => !withoutFaults.has(file));
    expect.soft(tried, name).not.toEqual([]);
    const tests = filesOf(area.tests);
    expect.soft(tests, name).not.toEqual([]);
    const isNamed = (pattern: string) => !pattern.includes('**/');
    const empty = area.tests.filter((test) => isNamed(test) && filesOf([test]).length === 0);
    expect.soft(empty, name).toEqual([]);
    expect
      .soft(
        tests.filter((file) => !/\.(test|expected)\.tsx?$/.test(file)),
        name,
      )
      .toEqual([]);
  }
});

test('each pattern of skipped.ts names files', () => {
  expect(Object.keys(skipped).filter((pattern) => filesOf([pattern]).length === 0)).toEqual([]);
});
