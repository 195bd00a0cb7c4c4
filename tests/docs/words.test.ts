import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import table from '../../scripts/flaggedWords.json' with { type: 'json' };

const root = path.join(import.meta.dirname, '../..');

const cspell = [
  path.join(root, 'node_modules/cspell/bin.mjs'),
  'lint',
  '--no-default-configuration',
  '--no-progress',
  '--no-summary',
  '--config',
  'cspell.config.mjs',
];

/** The lines of a text that `npm run words` reports. */
function reportedLines(lines: readonly string[], file: string): readonly string[] {
  const { stdout } = spawnSync(process.execPath, [...cspell, `stdin://${path.join(root, file)}`], {
    cwd: root,
    input: lines.join('\n'),
    encoding: 'utf8',
  });
  const reported = new Set(
    [...stdout.matchAll(/:(\d+):\d+ - Forbidden word/g)].map(([, line]) => Number(line)),
  );
  return lines.filter((_, index) => reported.has(index + 1));
}

const phrases = table.flagged.flatMap(({ words }) => words).map((each) => each.replace('…', 'it'));

const camelCase = (phrase: string) =>
  phrase.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

test('the word check reports each word of its table, in prose and in names', () => {
  const lines = phrases.flatMap((phrase) => [
    `// The portal ${phrase} it.`,
    `// ${capital(phrase)} it.`,
    `const ${camelCase(phrase)}At = 1;`,
    `const has${capital(camelCase(phrase))} = 1;`,
    `const ${phrase.replaceAll(' ', '_').toUpperCase()} = 1;`,
  ]);
  expect(reportedLines(lines, 'apps/portal/src/a.ts')).toEqual(lines);
});

test('the word check reports a phrase that continues on the next line of a comment', () => {
  const lines = ['/** It is shown no', ' * more. */', '// It is shown no', '// more.'];
  expect(reportedLines(lines, 'apps/portal/src/a.ts')).toEqual([lines[0], lines[2]]);
});

test('the word check reports neither parts of other words nor what the table excepts', () => {
  const lines = [
    'const amended = recommend(hours, yours, resources);',
    'The button stands for an action, and its parts are laid out in a row.',
    'At most 5, and no more than that.',
  ];
  expect(reportedLines(lines, 'apps/portal/src/a.ts')).toEqual([]);
});

test('the word check allows a word only in the files that the table names', () => {
  const action = ["action: 'recovery codes made anew',"];
  expect(reportedLines(action, 'apps/carrier/src/activity/kinds.ts')).toEqual([]);
  expect(reportedLines(action, 'apps/portal/src/a.ts')).toEqual(action);
});

test('each allowance of the word check gives its reason', () => {
  expect(table.allowed.filter(({ reason }) => reason.trim() === '')).toEqual([]);
});
