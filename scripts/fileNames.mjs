import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseSync } from '@swc/core';
import { run } from './run.mjs';

/** Names of files that say what kind of part they are, in every area. */
export const conventional = new Set([
  'access',
  'area',
  'changes',
  'config',
  'contract',
  'expiry',
  'filters',
  'guards',
  'hooks',
  'index',
  'lazyParts',
  'main',
  'mocks',
  'notices',
  'pages',
  'queries',
  'recordings',
  'router',
  'routes',
  'rules',
  'seed',
  'setup',
  'shapes',
  'tables',
  'testing',
]);

/** Files that a tool runs, and tests, stories and styles, which are named for what they belong to. */
const skipped =
  /\.(test|spec|stories|styles|setup|config|fuzz|expected)\.tsx?$|\.d\.m?ts$|\/subjects\/|\/seedInventory\.ts$/;

/**
 * The names of the values, and of the types, that a module exports.
 * @param {string} code
 * @param {boolean} [tsx] whether it has JSX
 * @returns {{ values: readonly string[], types: readonly string[] }}
 */
export function exportedNames(code, tsx = false) {
  const { body } = parseSync(code, { syntax: 'typescript', tsx });
  /** @type {string[]} */
  const values = [];
  /** @type {string[]} */
  const types = [];
  for (const item of body) {
    if (item.type === 'ExportNamedDeclaration')
      for (const one of item.specifiers)
        if (one.type === 'ExportSpecifier')
          (item.typeOnly || one.isTypeOnly ? types : values).push((one.exported ?? one.orig).value);
    if (item.type !== 'ExportDeclaration') continue;
    const { declaration } = item;
    if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration')
      values.push(declaration.identifier.value);
    else if (declaration.type === 'VariableDeclaration')
      for (const { id } of declaration.declarations)
        if (id.type === 'Identifier') values.push(id.value);
    if (
      declaration.type === 'TsInterfaceDeclaration' ||
      declaration.type === 'TsTypeAliasDeclaration'
    )
      types.push(declaration.id.value);
  }
  return { values, types };
}

/**
 * Why the name of a file is wrong, or undefined. A file with one exported value is named for it, or
 * for a type that it exports.
 * @param {string} file
 * @param {string} code
 */
export function problemOf(file, code) {
  const [name = ''] = basename(file).split('.');
  if (conventional.has(name) || skipped.test(file)) return undefined;
  const { values, types } = exportedNames(code, file.endsWith('x'));
  const [value, ...more] = values;
  if (value === undefined || value === 'setup' || more.length > 0) return undefined;
  const isNamed = [value, ...types].some((one) => one.toLowerCase() === name.toLowerCase());
  if (isNamed) return undefined;
  return `${file} exports only ${value}: name the file for it, or the export for the file`;
}

if (import.meta.main) {
  const { output } = await run('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    quiet: true,
  });
  const problems = output
    .split('\n')
    .filter((file) => file !== '')
    .map((file) => problemOf(file, readFileSync(file, 'utf8')))
    .filter((problem) => problem !== undefined);
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
