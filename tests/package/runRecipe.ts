import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** How an app of another team starts its tests. Jest reads ES modules only with this option of Node. */
const recipes = {
  jest: [
    '--experimental-vm-modules',
    resolve('jest/package.json').replace('package.json', 'bin/jest.js'),
    '--ci',
    '--json',
    '--outputFile=report.json',
  ],
  vitest: [
    resolve('vitest/package.json').replace('package.json', 'vitest.mjs'),
    'run',
    '--reporter=json',
    '--outputFile=report.json',
  ],
} as const;

/** The packages that an app with both recipes has. */
export const packagesOfRecipes = [
  '@swc/core',
  '@swc/jest',
  '@testing-library/react',
  '@testing-library/user-event',
  'jest',
  'jest-environment-jsdom',
  'jsdom',
  'vitest',
];

interface Report {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface Outcome {
  readonly passed: readonly string[];
  readonly failures: readonly string[];
}

const docs = path.join(import.meta.dirname, '../../packages/ui/src/docs/TestYourApp.mdx');

/** The block of code of 'Test your app' with these words. */
function blockWith(words: string): string {
  const blocks = readFileSync(docs, 'utf8').matchAll(/```\w+\n([\s\S]*?)```/g);
  const found = [...blocks].map(([, code = '']) => code).find((code) => code.includes(words));
  if (found === undefined) throw new Error(`'Test your app' has no code with '${words}'.`);
  return found;
}

/** Writes the app of `recipes` with the set-up that 'Test your app' shows. */
function writeApp(folder: string): void {
  cpSync(path.join(import.meta.dirname, 'recipes'), folder, { recursive: true });
  // The recipe of Jest is for TypeScript.
  for (const file of ['Page', 'Page.test'])
    renameSync(path.join(folder, `${file}.jsx`), path.join(folder, `${file}.tsx`));
  const write = (file: string, words: string) =>
    writeFileSync(path.join(folder, file), blockWith(words));
  write('jest.config.mjs', 'testEnvironment');
  write('vitest.config.mjs', 'defineConfig');
  for (const file of ['setUp.ts', 'setUp.mjs']) write(file, `import '@agent-portal/ui/testing'`);
}

/** Runs the tests of the app of `recipes` in a folder with the installed package. */
export function runRecipe(name: keyof typeof recipes, installed: string): Outcome {
  const folder = path.join(installed, 'recipes');
  writeApp(folder);
  const { VITEST: _, NODE_OPTIONS: __, ...env } = process.env;
  const { stdout, stderr } = spawnSync(process.execPath, recipes[name], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, NODE_ENV: 'test' },
  });
  const report = path.join(folder, 'report.json');
  if (!existsSync(report)) throw new Error(`${name} wrote no report: ${stdout}${stderr}`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  rmSync(report);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: tests.filter(({ status }) => status === 'passed').map(({ title }) => title),
    failures: [
      ...testResults
        .filter((file) => file.assertionResults.length === 0)
        .map((file) => file.message),
      ...tests.flatMap(({ title, failureMessages }) =>
        failureMessages.map((message) => `${title}: ${message}`),
      ),
    ],
  };
}
